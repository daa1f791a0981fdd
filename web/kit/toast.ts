const TOAST_LIMIT = 1;
export const TOAST_DURATION = 5_000;
/** What was taken away, or put in at a touch, can be undone as long as this. */
export const UNDO_FOR = 10_000;
/** What takes a while to read, or to act upon. */
export const READ_FOR = 10_000;
export const TOAST_REMOVE_DELAY = 1_000_000;

export type ToastContent = {
  title: string;
  description?: string;
  tone?: 'plain' | 'danger';
  action?: { label: string; run: () => void };
  /** How long it stays, in milliseconds. */
  duration?: number;
};
export type ToastState = ToastContent & { id: number; open: boolean };

/** Holds what the notification area shows: the newest, and what is on its way out. */
export class ToastStore {
  #toasts: ToastState[] = [];
  #listeners = new Set<() => void>();
  #next = 1;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly current = (): ToastState[] => this.#toasts;

  show(content: ToastContent): number {
    const toast = { ...content, id: this.#next++, open: true };
    this.#set([toast, ...this.#toasts].slice(0, TOAST_LIMIT));
    return toast.id;
  }

  dismiss(id: number): void {
    this.#set(this.#toasts.map((toast) => (toast.id === id ? { ...toast, open: false } : toast)));
    setTimeout(() => this.#set(this.#toasts.filter((toast) => toast.id !== id)), TOAST_REMOVE_DELAY);
  }

  #set(toasts: ToastState[]): void {
    this.#toasts = toasts;
    for (const listener of this.#listeners) listener();
  }
}

export const toasts = new ToastStore();

/** Tells the reader how something ended that they did not stay to watch. */
export function toast(content: ToastContent): number {
  return toasts.show(content);
}
