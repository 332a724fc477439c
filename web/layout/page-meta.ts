import type { MetaDescriptor } from 'react-router';
import { site } from '../../content/site.ts';
import { builtPicture } from '../pictures/built-picture.ts';
import { breadcrumbs } from './breadcrumbs.ts';
import type { StructuredData } from './structured-data.ts';

/** What a page says of itself to browsers, search engines and whoever shares it. */
export type PageWords = { title: string; description: string };

type MetaArguments = { matches: readonly ({ id: string; loaderData?: unknown } | undefined)[] };

/**
 * The head of a page: title, description, canonical address, the card that shared links show, and what machines may
 * know of it: `things` of schema.org, given the site's address, which only the server needs.
 */
export function pageMeta(
  { matches }: MetaArguments,
  path: string,
  words: PageWords,
  things: (siteUrl: string) => StructuredData[] = () => [],
): MetaDescriptor[] {
  const siteUrl = siteUrlOf(matches);
  const address = `${siteUrl}${path}`;
  const title = path === '/' ? words.title : `${words.title} · ${site.name}`;
  return [
    { title },
    { name: 'description', content: words.description },
    { tagName: 'link', rel: 'canonical', href: address },
    { property: 'og:title', content: title },
    { property: 'og:description', content: words.description },
    { property: 'og:url', content: address },
    ...(import.meta.env.SSR
      ? [
          ...onEachPage(siteUrl),
          ...structured([...breadcrumbs(siteUrl, path, words.title), ...things(siteUrl)]),
        ]
      : []),
  ];
}

// Who goes on within the site keeps what the document said.
function onEachPage(siteUrl: string): MetaDescriptor[] {
  return [
    { property: 'og:type', content: 'website' },
    { property: 'og:site_name', content: site.name },
    { property: 'og:locale', content: 'en_IN' },
    { property: 'og:image', content: `${siteUrl}${builtPicture('social-preview')}` },
    { property: 'og:image:width', content: '1200' },
    { property: 'og:image:height', content: '630' },
    { property: 'og:image:alt', content: site.previewAlt },
    { name: 'twitter:card', content: 'summary_large_image' },
  ];
}

// Machines read the document; a browser that goes on within the site has no use for it. React Router writes `<` in it
// as an escape, so that no text can end the script.
function structured(things: StructuredData[]): MetaDescriptor[] {
  return things.map((thing) => ({ 'script:ld+json': { '@context': 'https://schema.org', ...thing } }));
}

function siteUrlOf(matches: MetaArguments['matches']): string {
  const root = matches.find((match) => match?.id === 'root')?.loaderData;
  return root && typeof root === 'object' && 'siteUrl' in root ? String(root.siteUrl) : '';
}
