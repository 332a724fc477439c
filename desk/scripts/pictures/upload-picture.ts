import { uploadId } from '../../../domain/pictures/picture-upload.ts';
import { staffPicture } from '../../pictures/staff-picture.ts';

// Long enough for somebody who goes through the places with the arrow keys.
const PAUSE_MS = 500;

const chosen = new WeakMap<HTMLElement, File>();
const stops = new WeakMap<HTMLElement, () => void>();

/** Uploads the file that was chosen in a picture field at once, shows it, and asks what to keep of it. */
export function fileChosen(field: HTMLElement): void {
  const parts = partsOf(field);
  const file = parts.file.files?.[0];
  if (!file) return;
  stops.get(field)?.();
  if (file.size > Number(field.dataset['mostBytes'])) {
    parts.file.value = '';
    parts.say(field.dataset['tooManyBytes'] ?? '');
    return;
  }
  chosen.set(field, file);
  const url = URL.createObjectURL(file);
  parts.show(url);
  parts.offerCut(url);
  upload(field, parts, file);
}

/** Uploads the file that was chosen last again, to be cut as the field says now. */
export function cutChosen(field: HTMLElement): void {
  const file = chosen.get(field);
  if (!file) return;
  stops.get(field)?.();
  const parts = partsOf(field);
  // A form that is sent before the upload has ended carries the file itself.
  const files = new DataTransfer();
  files.items.add(file);
  parts.file.files = files.files;
  const timer = setTimeout(() => upload(field, parts, file), PAUSE_MS);
  stops.set(field, () => clearTimeout(timer));
}

function upload(field: HTMLElement, parts: PictureParts, file: File): void {
  const body = new FormData();
  // Before the file, so that a reader of the stream has it first.
  body.append('crop', parts.cut.querySelector('select')?.value ?? '');
  body.append('point', parts.cut.querySelector<HTMLInputElement>(':checked[type=radio]')?.value ?? '');
  body.append('picture', file);
  const request = new XMLHttpRequest();
  stops.set(field, () => request.abort());
  request.upload.addEventListener('progress', ({ loaded, total }) => {
    const percent = Math.floor((100 * loaded) / total);
    parts.progress.hidden = false;
    parts.progress.value = percent;
    parts.say((field.dataset['uploading'] ?? '').replace('{percent}', String(percent)));
  });
  request.addEventListener('load', () => {
    parts.progress.hidden = true;
    if (request.status !== 201 && request.status !== 422) return interrupted();
    const answer = JSON.parse(request.responseText) as PictureAnswer;
    // The form does not send again a file that was uploaded or refused.
    parts.file.value = '';
    parts.say(answer.text);
    if (answer.state === 'failed') {
      parts.offerCut(undefined);
      chosen.delete(field);
      parts.file.focus();
      return;
    }
    parts.setValue(`upload:${answer.id}`);
  });
  // The file is still chosen: it comes with the form.
  const interrupted = () => {
    parts.progress.hidden = true;
    parts.say(field.dataset['interrupted'] ?? '');
  };
  request.addEventListener('error', interrupted);
  request.open('POST', field.dataset['pictureField'] ?? '');
  request.setRequestHeader('accept', 'application/json');
  request.send(body);
}

/** The controls of a picture field, with what a script does to them. */
type PictureParts = {
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
  setValue(value: string): void;
};

function partsOf(field: HTMLElement): PictureParts {
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

/** The server's answer about an upload. */
type PictureAnswer = { id: string; state: string; address: string; text: string };

const LOOK_MS = 500;

/** Shows what the value of a picture field stands for: a picture by its address, or an upload, as soon as it is ready. */
export async function showValue(field: HTMLElement): Promise<void> {
  const { value, show, remove } = partsOf(field);
  remove.hidden = value() === '';
  const id = uploadId(value());
  if (id !== undefined) return follow(field, id);
  // Only the server knows a picture by its name.
  show(value().includes('/') ? staffPicture(value()) : undefined);
}

/** Says how an upload goes on until the picture is ready or refused, as long as the field still stands for it. */
export async function follow(field: HTMLElement, id: string): Promise<void> {
  const { say, show, value } = partsOf(field);
  while (field.isConnected && uploadId(value()) === id) {
    const answer = await ask(`${field.dataset['pictureField']}/${id}`);
    if (answer) {
      say(answer.text);
      if (answer.state === 'done') show(answer.address);
      if (answer.state === 'done' || answer.state === 'failed') return;
    }
    await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
  }
}

// A network that fails for a moment is asked again.
async function ask(address: string): Promise<PictureAnswer | undefined> {
  try {
    const response = await fetch(address, { headers: { accept: 'application/json' } });
    return (await response.json()) as PictureAnswer;
  } catch {
    return undefined;
  }
}
