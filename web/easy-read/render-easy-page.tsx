import type { ReactNode } from 'react';
import { FirstScreenEnd } from '../layout/first-screen.tsx';
import { renderPage } from '../layout/render-page.tsx';
import type { PageRequest } from '../page-context.ts';
import { pages } from '../pages.ts';
import { EasyChoices } from './easy-choices.tsx';
import styles from './easy-read.css?inline';
import { EasyFooter } from './easy-footer.tsx';
import { EasyHeader } from './easy-header.tsx';
import { EasySection } from './easy-section.tsx';

type EasyPage = {
  name: 'easy' | `easy-${'about' | 'hostel-enrollment' | 'donate' | 'contact'}`;
  messages: { title: string; description: string; heading: string };
  status?: 200 | 422 | 429 | 503;
  view: ReactNode;
};

/** Answers with a page in easy read: its heading, its view, then the other pages in easy read and the full page. */
export function renderEasyPage(c: PageRequest, { name, messages, status = 200, view }: EasyPage): Response {
  const context = c.get('page');
  const { path, fullPage } = pages[name];
  const { choose, more, fullPage: link } = { ...context.easy, ...context.easy.start };
  return renderPage(c, {
    path,
    title: messages.title,
    description: messages.description,
    styles,
    status,
    frame: {
      samples: context.easy.samples,
      header: <EasyHeader context={context} path={path} />,
      footer: <EasyFooter context={context} path={path} />,
    },
    view: (
      <div className="@container mx-auto w-[calc(100%-2rem)] max-w-[54rem] pt-10 pb-20 md:pt-14">
        <h1 className="mb-10 md:mb-14">{messages.heading}</h1>
        <FirstScreenEnd />
        {view}
        <EasySection heading={name === 'easy' ? choose : more}>
          <EasyChoices context={context} path={path} />
          <p>
            <a href={fullPage} className="inline-flex min-h-11 items-center">
              {link}
            </a>
          </p>
        </EasySection>
      </div>
    ),
  });
}
