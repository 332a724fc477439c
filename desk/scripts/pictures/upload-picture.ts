import { follow, type PictureAnswer } from './follow-picture.ts';
import { partsOf, type PictureParts } from './picture-parts.ts';

const running = new WeakMap<HTMLElement, XMLHttpRequest>();
const preview = new WeakMap<HTMLElement, { file: File; url: string }>();

/** Uploads the file that was chosen in a picture field at once, shows it, and offers to crop it. */
export function fileChosen(field: HTMLElement): void {
  const parts = partsOf(field);
  const file = parts.file.files?.[0];
  if (!file) return;
  stop(field);
  if (file.size > Number(field.dataset['mostBytes'])) {
    parts.file.value = '';
    parts.say(field.dataset['tooManyBytes'] ?? '');
    return;
  }
  const url = URL.createObjectURL(file);
  preview.set(field, { file, url });
  parts.show(url);
  parts.crop.hidden = false;
  upload(field, parts, file, '');
}

/** Opens the cropper for the file that was chosen last; a part that is chosen there is uploaded in place of the whole. */
export async function cropPressed(field: HTMLElement): Promise<void> {
  const chosen = preview.get(field);
  if (!chosen) return;
  const parts = partsOf(field);
  const { chooseCrop } = await import('./choose-crop.ts');
  parts.crop.hidden = true;
  const crop = await chooseCrop(parts.cropper, chosen.url);
  parts.crop.hidden = false;
  parts.crop.focus();
  if (!crop) return;
  stop(field);
  upload(field, parts, chosen.file, JSON.stringify(crop));
}

function stop(field: HTMLElement): void {
  running.get(field)?.abort();
  running.delete(field);
}

function upload(field: HTMLElement, parts: PictureParts, file: File, crop: string): void {
  const body = new FormData();
  // Before the file, so that a reader of the stream has it first.
  body.append('crop', crop);
  body.append('picture', file);
  const request = new XMLHttpRequest();
  running.set(field, request);
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
    // What is uploaded, or refused, is not sent again with the form.
    parts.file.value = '';
    parts.say(answer.text);
    if (answer.state === 'failed') {
      parts.crop.hidden = true;
      preview.delete(field);
      parts.file.focus();
      return;
    }
    parts.setValue(`upload:${answer.id}`);
    void follow(field, answer.id);
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
