import type { PictureJob } from '../../backend/repositories/staff/picture-job-repository.ts';
import type { DeskMessages } from '../../content/schemas/desk-messages.ts';
import type { PictureState } from '../../domain/picture-upload.ts';
import type { DeskRequest } from '../desk-context.ts';
import { staffPicture } from './staff-picture.ts';
import { uploadText } from './upload-text.ts';

/** The answer to the desk's script about an upload; `text` says it in words. */
export type PictureAnswer = {
  id: string;
  state: PictureState;
  done: number;
  total: number;
  address: string;
  text: string;
};

/** Tells of an upload; one that is not there has failed. */
export function pictureAnswer(
  messages: DeskMessages['pictures'],
  id: string,
  job: PictureJob | undefined,
): PictureAnswer {
  const { state = 'failed', done = 0, total = 0, address = '' } = job ?? {};
  return { id, state, done, total, address: staffPicture(address), text: uploadText(messages, job) };
}

/** Whether a script asks. */
export function wantsJson(c: DeskRequest): boolean {
  return c.req.header('accept') === 'application/json';
}
