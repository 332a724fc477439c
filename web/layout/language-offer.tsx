import { renderToStaticMarkup } from 'react-dom/server';
import { languageTag } from '../../domain/values/languages.ts';
import { localPath } from '../../domain/values/local-path.ts';
import { linkLook } from '../../ui/button.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import type { PageRequest } from '../page-context.ts';
import { pages } from '../pages.ts';

/** Answers with the line that offers the site in the language of the address; web/start/early.ts shows it. */
export function getLanguageOffer(c: PageRequest): Response | Promise<Response> {
  const { language, messages } = c.get('page');
  const { text, link, dismiss } = messages.shell.languageOffer;
  const offer = (
    <aside
      id="language-offer"
      lang={languageTag(language)}
      className="deep fixed inset-x-0 bottom-0 z-30 flex flex-wrap items-center justify-center gap-x-4 px-4 py-2 print:hidden"
    >
      <span>{text}</span>
      <a href={localPath(language, pages.home.path)} className={linkLook}>
        {link}
      </a>
      <IconButton icon="close" label={dismiss} />
    </aside>
  );
  return c.html(renderToStaticMarkup(offer), 200, { 'cache-control': 'public, max-age=300' });
}
