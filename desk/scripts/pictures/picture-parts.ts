/** The controls of a picture field, with what a script does to them. */
export type PictureParts = {
  file: HTMLInputElement;
  crop: HTMLButtonElement;
  cropper: HTMLElement;
  progress: HTMLProgressElement;
  /** Says how the picture stands. */
  say(text: string): void;
  /** Shows a picture by its address. */
  show(address: string): void;
  /** Sets the value of the field that the form posts. */
  setValue(value: string): void;
};

/** Finds the controls of a picture field. */
export function partsOf(field: HTMLElement): PictureParts {
  const value = find(field, 'input[type=hidden]', HTMLInputElement);
  const status = find(field, '[data-picture-status]', HTMLElement);
  const shown = find(field, '[data-picture-shown]', HTMLElement);
  const remove = find(field, '[data-picture-remove]', HTMLElement);
  return {
    file: find(field, 'input[type=file]', HTMLInputElement),
    crop: find(field, '[data-picture-crop]', HTMLButtonElement),
    cropper: find(field, '[data-picture-cropper]', HTMLElement),
    progress: find(field, 'progress', HTMLProgressElement),
    say: (text) => (status.textContent = text),
    show(address) {
      const image = new Image();
      image.alt = '';
      image.src = address;
      image.className = 'w-full rounded-patch';
      shown.replaceChildren(image);
    },
    setValue(text) {
      value.value = text;
      remove.hidden = false;
      // What keeps a form as it is typed sees the change.
      value.dispatchEvent(new Event('change', { bubbles: true }));
    },
  };
}

function find<Type extends HTMLElement>(field: HTMLElement, selector: string, type: new () => Type): Type {
  const found = field.querySelector(selector);
  if (!(found instanceof type)) throw new Error(`A picture field has no ${selector}.`);
  return found;
}
