/** To the first field that was refused, or else to what is said of the whole: with the words beneath it, and not under the buttons at a dialog's foot. */
export function focusWrong(form: HTMLElement | null, alert: HTMLElement | null): void {
  const first = form?.querySelector<HTMLElement>('[aria-invalid="true"]') ?? alert;
  first?.focus({ preventScroll: true });
  first?.scrollIntoView({ block: 'center', behavior: 'instant' });
}
