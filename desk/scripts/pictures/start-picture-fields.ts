/**
 * Makes the picture fields of a page upload and cut at once, and show what their values stand for; also those that are added
 * later.
 */
export function startPictureFields(): void {
  document.addEventListener('change', ({ target }) => {
    const field = fieldOf(target, 'input[type=file]');
    if (field) void import('./upload-picture.ts').then(({ fileChosen }) => fileChosen(field));
    const cut = fieldOf(target, '[data-picture-cut]');
    if (cut) void import('./upload-picture.ts').then(({ cutChosen }) => cutChosen(cut));
    const valued = fieldOf(target, 'input[type=hidden]');
    if (valued) void import('./follow-picture.ts').then(({ showValue }) => showValue(valued));
  });
  for (const field of document.querySelectorAll<HTMLElement>('[data-picture-field][data-under-way]'))
    void import('./follow-picture.ts').then(({ follow }) => follow(field, field.dataset['underWay'] ?? ''));
}

function fieldOf(target: EventTarget | null, control: string): HTMLElement | undefined {
  const found =
    target instanceof Element && target.closest(control) ? target.closest('[data-picture-field]') : null;
  return found instanceof HTMLElement ? found : undefined;
}
