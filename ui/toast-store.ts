import { createStore } from './store.ts';

/** `failure` interrupts a screen reader, `success` waits its turn. */
export type ToastTone = 'success' | 'failure';

/** A short message that passes; it stays for `durationMs`. */
export type Toast = { id: number; text: string; tone: ToastTone; durationMs: number };

const NEXT_PAGE_KEY = 'toast';
const MAX_AT_ONCE = 3;
const DURATION_MS = 6000;

let lastId = 0;

/** The toasts that are shown, the oldest first. */
export const toastStore = createStore<readonly Toast[]>([]);

/** Shows a message over everything else; the same text again takes its own place, and the oldest of too many goes. */
export function showToast(text: string, tone: ToastTone = 'success', durationMs = DURATION_MS): void {
  lastId += 1;
  const others = toastStore.get().filter((toast) => toast.text !== text);
  toastStore.set([...others, { id: lastId, text, tone, durationMs }].slice(-MAX_AT_ONCE));
}

/** Removes all messages, such as those of an attempt that is made again. */
export function clearToasts(): void {
  toastStore.set([]);
}

/** Removes a message before its time. */
export function dismissToast(id: number): void {
  toastStore.set(toastStore.get().filter((toast) => toast.id !== id));
}

/** Keeps a message of success for the page that is opened next in this tab. */
export function showToastOnNextPage(text: string): void {
  try {
    sessionStorage.setItem(NEXT_PAGE_KEY, text);
  } catch (cause) {
    console.warn('The message for the next page can’t be stored.', cause);
  }
}

/** Shows the message that the page before has left, once. */
export function showToastOfLastPage(): void {
  try {
    const text = sessionStorage.getItem(NEXT_PAGE_KEY);
    sessionStorage.removeItem(NEXT_PAGE_KEY);
    if (text) showToast(text);
  } catch {
    // Without storage there is no message.
  }
}
