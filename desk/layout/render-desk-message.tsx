import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { DeskRequest } from '../desk-context.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { renderDeskPage } from './render-desk-page.tsx';

type DeskMessage = {
  status: ContentfulStatusCode;
  title: string;
  text: string;
  /** The text of the link that leads on. */
  link: string;
  to: string;
};

/** Answers with a page that says one thing and leads on. */
export function renderDeskMessage(c: DeskRequest, { status, title, text, link, to }: DeskMessage): Response {
  return renderDeskPage(c, {
    status,
    title,
    view: (
      <>
        <p className="max-w-prose">{text}</p>
        <p className="mt-6">
          <ButtonLink to={to}>{link}</ButtonLink>
        </p>
      </>
    ),
  });
}
