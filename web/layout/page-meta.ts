import type { MetaDescriptor } from 'react-router';
import { site } from '../../content/site.ts';

/** What a page says of itself to browsers, search engines and whoever shares it. */
export type PageWords = { title: string; description: string };

type MetaArguments = { matches: readonly ({ id: string; loaderData?: unknown } | undefined)[] };

/** The head of a page: title, description, canonical address and the card that shared links show. */
export function pageMeta({ matches }: MetaArguments, path: string, words: PageWords): MetaDescriptor[] {
  const title = path === '/' ? words.title : `${words.title} · ${site.name}`;
  const address = `${siteUrlOf(matches)}${path}`;
  return [
    { title },
    { name: 'description', content: words.description },
    { tagName: 'link', rel: 'canonical', href: address },
    { property: 'og:title', content: title },
    { property: 'og:description', content: words.description },
    { property: 'og:url', content: address },
    { property: 'og:type', content: 'website' },
    { property: 'og:site_name', content: site.name },
    { property: 'og:locale', content: 'en_IN' },
  ];
}

function siteUrlOf(matches: MetaArguments['matches']): string {
  const root = matches.find((match) => match?.id === 'root')?.loaderData;
  return root && typeof root === 'object' && 'siteUrl' in root ? String(root.siteUrl) : '';
}
