import type { ReactNode } from 'react';
import { SHARE_PICTURE } from '../../domain/share-picture.ts';
import { fillIn } from '../../domain/fill-in.ts';
import { type Language, languageTable } from '../../domain/languages.ts';
import { localPath } from '../../domain/local-path.ts';
import type { PageContext } from '../page-context.ts';
import { languagesOf } from '../pages.ts';
import { alternates } from './alternates.ts';
import { FirstScreenWhole } from './first-screen.tsx';
import { tabIcon } from './tab-icon.ts';

export type HeadProps = {
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

/** The head of a page: its metadata for browsers, search engines and shared links. */
export function Head(props: HeadProps & { children: ReactNode }) {
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
          {alternates(path).map((alternate) => (
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
      {languagesOf(path)
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
      <link rel="icon" href={tabIcon} type="image/svg+xml" sizes="any" />
      <link rel="apple-touch-icon" href="/icons/apple-touch-icon.png" />
      <meta name="theme-color" content="#243a73" />
    </head>
  );
}

function openGraphLocale(language: Language): string {
  return languageTable[language].tag.replace('-', '_');
}
