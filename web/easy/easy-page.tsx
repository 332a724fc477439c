import { Fragment } from 'react';
import { localPath, pagePath } from '../../domain/values/local-path.ts';
import { isOn } from '../../domain/values/parts.ts';
import { linkLook } from '../../ui/button.tsx';
import { postApplication } from '../hostel/application-form/post-application.ts';
import { FirstScreenEnd } from '../layout/first-screen.tsx';
import { renderPage } from '../layout/render-page.tsx';
import { methodNotAllowed } from '../method-not-allowed.ts';
import type { PageRequest } from '../page-context.ts';
import { pages } from '../pages.ts';
import { AnswerSection } from './easy-form.tsx';
import { easyFrame } from './easy-frame.tsx';
import { easyChoices, easyPages } from './easy-sections.tsx';
import { EasySection, IdeaList, IdeaRow } from './idea-row.tsx';
import styles from './easy.css?inline';

const formPath = pages['easy-hostel-enrollment'].path;

/** A page in easy read: its heading, its ideas, then the other pages in easy read and the full page. */
export function get(c: PageRequest): Response {
  return renderEasyPage(c);
}

/** The application: the page comes back with the errors or the thanks, with script as without. */
export async function post(c: PageRequest): Promise<Response> {
  if (pagePath(c.req.path) !== formPath || !isOn('applications')) return methodNotAllowed(c);
  const { calls, messages, log } = c.get('page');
  const { sent, failure } = messages.easy.form;
  const outcomes = { submitted: sent.heading, failed: failure.text };
  const logFailure = (cause: unknown) => log('an application could not be sent to the backend', cause);
  return renderEasyPage(c, await postApplication(await c.req.formData(), calls, outcomes, logFailure));
}

function renderEasyPage(c: PageRequest, posted?: Awaited<ReturnType<typeof postApplication>>): Response {
  const context = c.get('page');
  const path = pagePath(c.req.path.replace(/\/$/, ''));
  const page = easyPages[path];
  if (!page) throw new Error(`web/easy has no page “${path}”.`);
  const { title, description, heading } = context.messages.easy[page.messages];
  const { choose, more, fullPage: link } = { ...context.messages.easy, ...context.messages.easy.start };
  return renderPage(c, {
    path,
    title,
    description,
    styles,
    status: posted?.status ?? 200,
    frame: easyFrame(context, path),
    view: (
      <div className="@container mx-auto w-[calc(100%-2rem)] max-w-[54rem] pt-10 pb-20 md:pt-14">
        <h1 className="mb-10 md:mb-14">{heading}</h1>
        <FirstScreenEnd />
        {page.sections(context).map(({ heading: ofSection, list, rows }, at) => {
          const ideas = list ? (
            <IdeaList context={context} rows={list} first={at === 0} />
          ) : (
            rows?.map((row, place) => (
              <IdeaRow key={row.text} context={context} row={row} priority={at + place === 0} />
            ))
          );
          if (ofSection !== undefined)
            return (
              <EasySection key={ofSection} heading={ofSection}>
                {ideas}
              </EasySection>
            );
          return at === 0 ? (
            <Fragment key="opening">{ideas}</Fragment>
          ) : (
            <div key="end" className="mt-10">
              {ideas}
            </div>
          );
        })}
        {path === formPath && isOn('applications') && (
          <AnswerSection context={context} returned={posted?.returned} />
        )}
        <EasySection heading={path === pages.easy.path ? choose : more}>
          <IdeaList context={context} rows={easyChoices(context, path)} />
          <p>
            <a href={localPath(context.language, page.fullPage)} className={linkLook}>
              {link}
            </a>
          </p>
        </EasySection>
      </div>
    ),
  });
}
