import { uploadId } from '../../../domain/picture-upload.ts';
import { staffPicture } from '../../pictures/staff-picture.ts';
import { partsOf } from './picture-parts.ts';

/** The server's answer about an upload. */
export type PictureAnswer = { id: string; state: string; address: string; text: string };

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
