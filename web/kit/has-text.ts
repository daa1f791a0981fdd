/** What was only chosen, or looked for, is soon said again. */
const NO_TEXT = ['checkbox', 'radio', 'range', 'search', 'hidden'];

/** Whether something stands in its fields that was written. */
export function hasText(root: HTMLElement | null): boolean {
  const fields = root?.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea') ?? [];
  return [...fields].some((field) => !NO_TEXT.includes(field.type) && field.value.trim() !== '');
}
