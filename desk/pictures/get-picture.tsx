import { Picture } from '../../web/pictures/picture.tsx';
import { addresses } from '../addresses.ts';
import type { DeskRequest } from '../desk-context.ts';
import { renderDeskMessage } from '../layout/render-desk-message.tsx';
import { renderDeskPage } from '../layout/render-desk-page.tsx';
import { pictureAnswer, wantsJson } from './picture-answer.ts';

/** Says how an upload stands: to the script as JSON, to a person in a line. */
export async function getPicture(c: DeskRequest): Promise<Response> {
  const { repositories, messages } = c.get('desk');
  const id = c.req.param('id') ?? '';
  const job = await repositories.pictureJobs.find(id);
  const answer = pictureAnswer(messages.pictures, id, job);
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
