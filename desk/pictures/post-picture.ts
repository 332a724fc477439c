import { readPictureCut } from '../../domain/picture-crop.ts';
import { addresses } from '../addresses.ts';
import type { DeskRequest } from '../desk-context.ts';
import { readFormWithFiles } from '../forms/read-form-with-files.ts';
import { renderDeskMessage } from '../layout/render-desk-message.tsx';
import { pictureAnswer, wantsJson } from './picture-answer.ts';

/** Receives a picture in the field `picture`, with the part to keep in `crop` and `point`, and says where to ask how it stands. */
export async function postPicture(c: DeskRequest): Promise<Response> {
  const { repositories, messages, now, makePictures } = c.get('desk');
  const { form, files } = await readFormWithFiles(c);
  const file = files.find(({ field }) => field === 'picture');
  await Promise.all(files.filter((each) => each !== file).map(({ upload }) => upload.discard()));
  if (!file) return refuse(c, messages.pictures.page.noFile);

  const cut = readPictureCut(form.get('crop'), form.get('point'));
  const problem = await file.upload.finish(cut, now());
  if (problem) return refuse(c, messages.pictures.problems[problem]);
  makePictures();
  const { id } = file.upload;
  if (!wantsJson(c)) return c.redirect(`${addresses.pictures}/${id}`, 303);
  return c.json(pictureAnswer(messages.pictures, id, await repositories.pictureJobs.find(id)), 201);
}

function refuse(c: DeskRequest, text: string): Response {
  if (wantsJson(c)) return c.json({ state: 'failed', text }, 422);
  const { title, link } = c.get('desk').messages.pictures.page;
  return renderDeskMessage(c, { status: 422, title, text, link, to: addresses.home });
}
