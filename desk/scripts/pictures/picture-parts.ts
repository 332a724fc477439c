/** The controls of a picture field, with what a script does to them. */
export type PictureParts = {
  file: HTMLInputElement;
  /** The controls that say what to keep of the picture. */
  cut: HTMLElement;
  progress: HTMLProgressElement;
  /** The control that removes the picture. */
  remove: HTMLElement;
  /** Says how the picture stands. */
  say(text: string): void;
  /** Shows a picture by its address; none where there is no address. */
  show(address: string | undefined): void;
  /** Asks what to keep of the picture at that address; no longer asks where there is none. */
  offerCut(address: string | undefined): void;
  /** The value of the field that the form posts. */
  value(): string;
  /** Sets it. */
  setValue(value: string): void;
};

/** Finds the controls of a picture field. */
export function partsOf(field: HTMLElement): PictureParts {
  const value = find(field, 'input[type=hidden]', HTMLInputElement);
  const status = find(field, '[data-picture-status]', HTMLElement);
  const shown = find(field, '[data-picture-shown]', HTMLElement);
  const cut = find(field, '[data-picture-cut]', HTMLElement);
  const behind = find(cut, '[data-picture-behind]', HTMLElement);
  return {
    file: find(field, 'input[type=file]', HTMLInputElement),
    cut,
    progress: find(field, 'progress', HTMLProgressElement),
    remove: find(field, '[data-picture-remove]', HTMLElement),
    say: (text) => (status.textContent = text),
    show(address) {
      const pictures = address === undefined ? [] : [pictureOf(address, 'w-full rounded-patch')];
      shown.replaceChildren(...pictures);
    },
    offerCut(address) {
      cut.toggleAttribute('data-chosen', address !== undefined);
      const pictures =
        address === undefined ? [] : [pictureOf(address, 'absolute inset-0 size-full object-contain')];
      behind.replaceChildren(...pictures);
    },
    value: () => value.value,
    setValue(text) {
      value.value = text;
      // Tells the code that keeps a form as it is typed, and the one that shows what the field stands for.
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
