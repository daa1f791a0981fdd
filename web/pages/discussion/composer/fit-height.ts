const MOST_PX = 120;

/** For browsers whose text fields do not grow by themselves. */
export function fitHeight(field: HTMLTextAreaElement | null, _text: string): void {
  if (!field || CSS.supports('field-sizing', 'content')) return;
  field.style.height = 'auto';
  field.style.height = `${Math.min(field.scrollHeight, MOST_PX)}px`;
}
