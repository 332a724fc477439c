import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import styles from '../desk.css?inline';
import type { DeskRequest } from '../desk-context.ts';
import { isAadhaarHidden } from '../forms/note-aadhaar.ts';
import { DeskDocument } from './desk-document.tsx';

type DeskPage = {
  /** The page's own title, which is also its heading. */
  title: string;
  /** Where the link above the heading leads, with its label; pages below a list lead back to it. */
  back?: { label: string; to: string };
  view: ReactNode;
  status?: ContentfulStatusCode;
};

/** Answers with a page of the desk: never stored, never listed by search engines, without a script inside. */
export function renderDeskPage(c: DeskRequest, { status = 200, ...page }: DeskPage): Response {
  const desk = c.get('desk');
  // Sign-in and invitations are for people who are not signed in.
  const { signedIn, keptFormsKey }: Partial<typeof c.var> = c.var;
  const { pathname: path, search: query } = new URL(c.req.url);
  const html = renderToStaticMarkup(
    <DeskDocument
      {...page}
      desk={desk}
      person={signedIn?.person}
      keptFormsKey={keptFormsKey}
      path={path}
      query={query}
      isAnswer={c.req.method === 'POST'}
      hidesAadhaar={isAadhaarHidden(c, status)}
      styles={styles}
    />,
  );
  return c.html(`<!doctype html>${html}`, status, {
    'cache-control': 'no-store',
    'content-security-policy': desk.securityPolicy(styles),
    'x-robots-tag': 'noindex',
    // A link from the desk to elsewhere tells nothing of an application's address.
    'referrer-policy': 'same-origin',
  });
}
