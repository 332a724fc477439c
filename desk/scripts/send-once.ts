const DOUBLE_PRESS_MS = 3000;

/** Sends a form that edits an entry once where its button is pressed twice, so that no two new entries are made. */
export function sendOnce(): void {
  const sentAt = new WeakMap<HTMLFormElement, number>();
  document.addEventListener('submit', (event) => {
    const { target: form, timeStamp } = event;
    if (!(form instanceof HTMLFormElement) || form.dataset['keep'] === undefined) return;
    if (timeStamp - (sentAt.get(form) ?? -DOUBLE_PRESS_MS) < DOUBLE_PRESS_MS) event.preventDefault();
    else sentAt.set(form, timeStamp);
  });
}
