import { afterEach, expect, it, vi } from 'vitest';
import { dismissToast, showToast, toastStore } from './toast-store.ts';

afterEach(() => toastStore.shown().forEach(({ id }) => dismissToast(id)));

it('shows a message until it is dismissed, and tells its listeners both times', () => {
  const listener = vi.fn<() => void>();
  const unsubscribe = toastStore.subscribe(listener);
  showToast('Form submitted successfully!');
  const [toast] = toastStore.shown();

  expect(toast).toMatchObject({ text: 'Form submitted successfully!', tone: 'success', stays: 6000 });

  dismissToast(toast?.id ?? 0);
  expect(toastStore.shown()).toEqual([]);
  expect(listener).toHaveBeenCalledTimes(2);
  unsubscribe();
});

it('keeps the three newest messages', () => {
  ['one', 'two', 'three', 'four'].forEach((text) => showToast(text, 'failure', 3000));

  expect(toastStore.shown().map(({ text }) => text)).toEqual(['two', 'three', 'four']);
});
