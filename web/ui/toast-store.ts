/** `failure` interrupts a screen reader, `success` waits its turn. */
export type ToastTone = 'success' | 'failure';

/** A short message that passes; `stays` is in milliseconds. */
export type Toast = { id: number; text: string; tone: ToastTone; stays: number };

const NONE: readonly Toast[] = [];
const MOST_AT_ONCE = 3;

let toasts = NONE;
let lastId = 0;
const listeners = new Set<() => void>();

/** Shows a message over everything else for `stays` milliseconds; the oldest of too many makes room. */
export function showToast(text: string, tone: ToastTone = 'success', stays = 6000): void {
  lastId += 1;
  change([...toasts, { id: lastId, text, tone, stays }].slice(-MOST_AT_ONCE));
}

/** Takes a message away before its time. */
export function dismissToast(id: number): void {
  change(toasts.filter((toast) => toast.id !== id));
}

/** What is being shown, and word of every change, as `useSyncExternalStore` asks for them. */
export const toastStore = {
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  shown: (): readonly Toast[] => toasts,
  shownOnServer: (): readonly Toast[] => NONE,
};

function change(next: readonly Toast[]): void {
  toasts = next;
  for (const listener of listeners) listener();
}
