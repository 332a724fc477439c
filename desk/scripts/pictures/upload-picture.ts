import type { PictureAnswer } from './follow-picture.ts';
import { partsOf, type PictureParts } from './picture-parts.ts';

/** Long enough for somebody who goes through the places with the arrow keys. */
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
