import { hasText } from '../../kit/has-text.ts';

/** Forms that somebody has typed into: loaded anew, the page would have lost it. A room keeps its own draft. */
const typed = new WeakSet<HTMLFormElement>();

/** To be called once per page. */
export function watchForms(): void {
  document.addEventListener(
    'input',
    ({ target }) => {
      const form = target instanceof Element ? target.closest('form') : null;
      if (form) typed.add(form);
    },
    { capture: true },
  );
}

export function wouldLoseWhatIsTyped(): boolean {
  return [...document.forms].some(
    (form) => typed.has(form) && !form.hasAttribute('data-draft-kept') && hasText(form),
  );
}
