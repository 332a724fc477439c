import { Hono } from 'hono';
import { readPictureCut } from '../../domain/pictures/picture-crop.ts';
import type { PictureState } from '../../domain/pictures/picture-upload.ts';
import type { PictureJob } from '../../storage/pictures/picture-job-repository.ts';
import { Picture } from '../../web/pictures/picture.tsx';
import { readFormWithFiles } from '../forms/read-desk-form.ts';
import { addresses } from '../layout/addresses.ts';
import type { DeskEnv, DeskRequest } from '../layout/desk-context.ts';
import { renderDeskMessage, renderDeskPage } from '../layout/desk-page.tsx';
import { uploadText } from './picture-field.tsx';
import { staffPicture } from './staff-picture.ts';

/** The routes by which pictures are uploaded: one at a time, and how each one stands. */
export function pictureRoutes(): Hono<DeskEnv> {
  const routes = new Hono<DeskEnv>();
  routes.post('/', postPicture);
  routes.get('/:id', getPicture);
  return routes;
}

/** Receives a picture in the field `picture`, with the part to keep in `crop` and `point`, and says where to ask how it stands. */
async function postPicture(c: DeskRequest): Promise<Response> {
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
  return c.json(pictureAnswer(c, id, await repositories.pictureJobs.find(id)), 201);
}

function refuse(c: DeskRequest, text: string): Response {
  if (wantsJson(c)) return c.json({ state: 'failed', text }, 422);
  const { title, link } = c.get('desk').messages.pictures.page;
  return renderDeskMessage(c, { status: 422, title, text, link, to: addresses.home });
}

/** Says how an upload stands: to the script as JSON, to a person in a line. */
async function getPicture(c: DeskRequest): Promise<Response> {
  const { repositories, messages } = c.get('desk');
  const id = c.req.param('id') ?? '';
  const job = await repositories.pictureJobs.find(id);
  const answer = pictureAnswer(c, id, job);
  if (wantsJson(c)) return c.json(answer, job ? 200 : 404, { 'cache-control': 'no-store' });
  const { title, link } = messages.pictures.page;
  if (!job) return renderDeskMessage(c, { status: 404, title, text: answer.text, link, to: addresses.home });
  return renderDeskPage(c, {
    title,
    view: (
      <>
        <p>{answer.text}</p>
        {answer.address !== '' && (
          <Picture
            address={answer.address}
            alt={messages.pictures.current}
            sizes="320px"
            className="mt-4 max-w-80"
          />
        )}
      </>
    ),
  });
}

/** The answer to the desk's script about an upload; `text` says it in words. */
type PictureAnswer = {
  id: string;
  state: PictureState;
  done: number;
  total: number;
  address: string;
  text: string;
};

/** Tells of an upload; one that is not there has failed. */
function pictureAnswer(c: DeskRequest, id: string, job: PictureJob | undefined): PictureAnswer {
  const text = uploadText(c.get('desk').messages.pictures, job);
  const { state = 'failed', done = 0, total = 0, address = '' } = job ?? {};
  return { id, state, done, total, address: staffPicture(address), text };
}

/** Whether a script asks. */
function wantsJson(c: DeskRequest): boolean {
  return c.req.header('accept') === 'application/json';
}
