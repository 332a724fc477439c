import { afterEach, expect, it, vi } from 'vitest';
import { dismissToast, showToast, toastStore } from './toast-store.ts';

afterEach(() => toastStore.get().forEach(({ id }) => dismissToast(id)));

it('shows a message until it is dismissed, and tells its listeners both times', () => {
  const listener = vi.fn<() => void>();
  const unsubscribe = toastStore.subscribe(listener);
  showToast('Form submitted successfully!');
  const [toast] = toastStore.get();

  expect(toast).toMatchObject({ text: 'Form submitted successfully!', tone: 'success', durationMs: 6000 });

  dismissToast(toast?.id ?? 0);
  expect(toastStore.get()).toEqual([]);
  expect(listener).toHaveBeenCalledTimes(2);
  unsubscribe();
});

it('keeps the three newest messages', () => {
  ['one', 'two', 'three', 'four'].forEach((text) => showToast(text, 'failure', 3000));

  expect(toastStore.get().map(({ text }) => text)).toEqual(['two', 'three', 'four']);
});
