import type { ReactNode } from 'react';
import { siteColours } from '../../domain/look/site-colours.ts';
import { SHARE_PICTURE } from '../../domain/pictures/share-picture.ts';
import { fillIn } from '../../domain/values/fill-in.ts';
import { type Language, defaultLanguage, languageNames, languageTag } from '../../domain/values/languages.ts';
import { localPath } from '../../domain/values/local-path.ts';
import { isOn } from '../../domain/values/parts.ts';
import type { Messages } from '../../texts/schemas/messages.ts';
import { headingFonts } from '../fonts/heading-fonts.ts';
import type { PageContext } from '../page-context.ts';
import { languagesOf } from '../pages.ts';
import { alternates } from './alternates.ts';
import { FactsForMachines, type FactsForMachinesProps } from './facts-for-machines.tsx';
import { FirstScreenWhole } from './first-screen.tsx';
import { SiteFooter } from './site-footer.tsx';
import { SiteHeader } from './site-header.tsx';
import { speculationRules } from './speculation-rules.ts';

export type DocumentProps = HeadProps &
  FactsForMachinesProps & {
    /** The query of the request. */
    query: string;
    /** The page's stylesheet, which the document holds inline. */
    styles: string;
    view: ReactNode;
    /** What stands above and below the content, where that is not what the whole site has. */
    frame?: { samples: Messages['shell']['samples']; header: ReactNode; footer: ReactNode };
  };

/** A whole page: head, bar, content, footer, and the early script, which starts what needs script (web/islands). */
export function Document({ query, styles, view, frame, trail, structuredData, ...head }: DocumentProps) {
  const { context, path, title, indexed = true } = head;
  const { assets, backendUrl, language } = context;
  const [pathname = ''] = path.split('?');
  const offers =
    language === defaultLanguage
      ? languagesOf(pathname, context.untranslated).filter((each) => each !== language)
      : [];
  return (
    <html lang={languageTag(language)} data-backend={backendUrl || undefined}>
      <Head {...head}>
        <style dangerouslySetInnerHTML={{ __html: styles }} />
        <script
          id="early-script"
          data-fonts={headingFonts(language).join(' ')}
          data-offers={offers.join(' ') || undefined}
          data-scripts={assets.hydrationScripts.join(' ')}
          dangerouslySetInnerHTML={{ __html: assets.earlyScript }}
        />
        {assets.developmentScripts.map((address) => (
          <script key={address} type="module" src={address} />
        ))}
      </Head>
      <body>
        <SkipLink messages={context.messages.shell} />
        {context.notice ? (
          <PreviewNotice {...context.notice} />
        ) : (
          context.hasSamples && <SampleBanner messages={frame?.samples ?? context.messages.shell.samples} />
        )}
        {frame ? frame.header : <SiteHeader context={context} path={pathname} query={query} />}
        <main id="content" tabIndex={-1}>
          {view}
        </main>
        {frame ? (
          frame.footer
        ) : (
          <>
            <SiteFooter context={context} />
            {isOn('shop') && <context.cartDrawer context={context} />}
          </>
        )}
        {indexed && <FactsForMachines {...{ context, path, title, trail, structuredData }} />}
        <script type="speculationrules" dangerouslySetInnerHTML={{ __html: speculationRules }} />
      </body>
    </html>
  );
}

type HeadProps = {
  context: PageContext;
  /** The page's canonical path in English; in another language it has that one's prefix. */
  path: string;
  /** The page's own title; the foundation's name is added, except on the home page. */
  title: string;
  description?: string;
  /** The preview picture where the page is shared; absent for the site's own. */
  picture?: { address: string; alt: string; width?: number; height?: number } | undefined;
  /** Whether search engines may list the page. */
  indexed?: boolean;
};

function Head(props: HeadProps & { children: ReactNode }) {
  const { context, path, title, indexed = true, children } = props;
  const { facts, language, messages, picture, siteUrl } = context;
  const { foundation } = messages.shell;
  const fullTitle = path === '/' ? title : fillIn(messages.shell.pageTitle, { title });
  const description = props.description ?? foundation.description;
  const address = siteUrl + localPath(language, path);
  const preview = props.picture ?? {
    address: picture('social-preview'),
    alt: foundation.previewAlt,
    ...SHARE_PICTURE,
  };
  return (
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <FirstScreenWhole />
      <title>{fullTitle}</title>
      <meta name="description" content={description} />
      {indexed ? (
        <>
          <link rel="canonical" href={address} />
          {alternates(path, context.untranslated).map((alternate) => (
            <link
              key={alternate.hreflang}
              rel="alternate"
              hrefLang={alternate.hreflang}
              href={siteUrl + alternate.path}
            />
          ))}
        </>
      ) : (
        <meta name="robots" content="noindex" />
      )}
      {children}
      <meta property="og:title" content={fullTitle} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={address} />
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={facts.name} />
      <meta property="og:locale" content={openGraphLocale(language)} />
      {languagesOf(path, context.untranslated)
        .filter((other) => other !== language)
        .map((other) => (
          <meta key={other} property="og:locale:alternate" content={openGraphLocale(other)} />
        ))}
      <meta property="og:image" content={new URL(preview.address, siteUrl).href} />
      {preview.width && <meta property="og:image:width" content={String(preview.width)} />}
      {preview.height && <meta property="og:image:height" content={String(preview.height)} />}
      <meta property="og:image:alt" content={preview.alt} />
      <meta name="twitter:card" content="summary_large_image" />
      <link rel="icon" href="/favicon.ico" sizes="32x32" />
      <link rel="apple-touch-icon" href="/icons/apple-touch-icon.png" />
      <meta name="theme-color" content={siteColours(context.colours).light.deep} />
    </head>
  );
}

function openGraphLocale(language: Language): string {
  return languageTag(language).replace('-', '_');
}

/** First in the tab order, seen only when focused: past the bar, straight to the page. */
function SkipLink({ messages }: { messages: Messages['shell'] }) {
  return (
    <a
      href="#content"
      className="fixed -top-48 left-2 z-50 rounded-patch bg-accent px-5 py-3 font-semibold text-on-accent focus:top-2 print:hidden"
    >
      {messages.skipToContent}
    </a>
  );
}

/** Says above the bar of every page that not all that follows is true; it scrolls away with the page. */
function SampleBanner({ messages }: { messages: Messages['shell']['samples'] }) {
  return (
    <aside
      aria-labelledby="samples"
      className="bg-accent px-2 py-0.5 text-center text-sm leading-[1.25rem] text-balance text-on-accent"
    >
      <strong id="samples">{messages.label}</strong>: {messages.text}
    </aside>
  );
}

/** Says above a page that it shows what visitors do not see yet, and leads back to where that is written. */
function PreviewNotice({
  language: own,
  text,
  link,
  to,
  languages,
  inLanguages,
}: NonNullable<PageContext['notice']>) {
  const look = 'inline-flex min-h-11 items-center px-2 text-on-accent';
  return (
    <aside
      lang={languageTag(own)}
      aria-label={text}
      className="bg-accent px-2 py-0.5 text-center text-balance text-on-accent"
    >
      {text}{' '}
      <a href={to} className={look}>
        {link}
      </a>
      <nav aria-label={languages} className="inline-block">
        {inLanguages.map(({ language, to: address }) =>
          address === undefined ? (
            <span key={language} aria-current="page" lang={language} className={`${look} font-semibold`}>
              {languageNames[language]}
            </span>
          ) : (
            <a key={language} href={address} lang={language} className={look}>
              {languageNames[language]}
            </a>
          ),
        )}
      </nav>
    </aside>
  );
}
