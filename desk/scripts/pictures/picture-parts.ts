/** The controls of a picture field, with what a script does to them. */
export type PictureParts = {
  file: HTMLInputElement;
  /** The controls that say what to keep of the picture. */
  cut: HTMLElement;
  progress: HTMLProgressElement;
  /** Says how the picture stands. */
  say(text: string): void;
  /** Shows a picture by its address. */
  show(address: string): void;
  /** Asks what to keep of the picture at that address; no longer asks where there is none. */
  offerCut(address: string | undefined): void;
  /** Sets the value of the field that the form posts. */
  setValue(value: string): void;
};

/** Finds the controls of a picture field. */
export function partsOf(field: HTMLElement): PictureParts {
  const value = find(field, 'input[type=hidden]', HTMLInputElement);
  const status = find(field, '[data-picture-status]', HTMLElement);
  const shown = find(field, '[data-picture-shown]', HTMLElement);
  const cut = find(field, '[data-picture-cut]', HTMLElement);
  const behind = find(cut, '[data-picture-behind]', HTMLElement);
  const remove = find(field, '[data-picture-remove]', HTMLElement);
  return {
    file: find(field, 'input[type=file]', HTMLInputElement),
    cut,
    progress: find(field, 'progress', HTMLProgressElement),
    say: (text) => (status.textContent = text),
    show: (address) => shown.replaceChildren(pictureOf(address, 'w-full rounded-patch')),
    offerCut(address) {
      cut.toggleAttribute('data-chosen', address !== undefined);
      const pictures =
        address === undefined ? [] : [pictureOf(address, 'absolute inset-0 size-full object-contain')];
      behind.replaceChildren(...pictures);
    },
    setValue(text) {
      value.value = text;
      remove.hidden = false;
      // Tells the code that keeps a form as it is typed.
      value.dispatchEvent(new Event('change', { bubbles: true }));
    },
  };
}

// Without a text: the words around it say what it shows.
function pictureOf(address: string, className: string): HTMLImageElement {
  const image = new Image();
  image.alt = '';
  image.src = address;
  image.className = className;
  return image;
}

function find<Type extends HTMLElement>(field: HTMLElement, selector: string, type: new () => Type): Type {
  const found = field.querySelector(selector);
  if (!(found instanceof type)) throw new Error(`A picture field has no ${selector}.`);
  return found;
}
