import { languages, languageTag } from '../../domain/values/languages.ts';
import { localPath } from '../../domain/values/local-path.ts';
import { inLetters, transliterationsIn } from '../../domain/values/names-in-letters.ts';
import type { FactsIn } from '../../texts/facts-in.ts';
import { jsonForHtml } from '../islands/json-for-html.ts';
import type { PageContext } from '../page-context.ts';

export type FactsForMachinesProps = {
  context: PageContext;
  /** The page's canonical path in English. */
  path: string;
  title: string;
  /** The pages between the home page and this one, by their English paths. */
  trail?: readonly { name: string; path: string }[] | undefined;
  /** The facts that this page adds to those that every page has. */
  structuredData?: readonly StructuredData[] | undefined;
};

/**
 * The facts of a page for search engines, as things of schema.org. They stand at the end of the document, so that the first screen
 * is there earlier.
 */
export function FactsForMachines(props: FactsForMachinesProps) {
  const { context, path, title, trail = [], structuredData = [] } = props;
  const things = [
    webPageData(context, path, title),
    ...breadcrumbs(context, [...trail, { name: title, path }]),
    ...structuredData,
  ];
  return things.map((thing) => (
    <script
      key={thing['@type']}
      type="application/ld+json"
      dangerouslySetInnerHTML={{ __html: jsonForHtml({ '@context': 'https://schema.org', ...thing }) }}
    />
  ));
}

/**
 * The way from the home page to a page, as schema.org's BreadcrumbList, given the pages on it by their English paths; none
 * for the home page itself.
 */
function breadcrumbs(
  { language, messages, siteUrl }: PageContext,
  way: readonly { name: string; path: string }[],
): StructuredData[] {
  if (way.at(-1)?.path === '/') return [];
  const steps = [{ name: messages.shell.navigation.home, path: '/' }, ...way];
  return [
    {
      '@type': 'BreadcrumbList',
      itemListElement: steps.map((step, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name: step.name,
        item: siteUrl + localPath(language, step.path),
      })),
    },
  ];
}

/** A page and its language, as schema.org's WebPage, given its English path. */
function webPageData({ language, siteUrl }: PageContext, path: string, title: string): StructuredData {
  return {
    '@type': 'WebPage',
    name: title,
    url: siteUrl + localPath(language, path),
    inLanguage: languageTag(language),
  };
}

/** A thing of schema.org, as JSON-LD. */
export type StructuredData = { '@type': string; [property: string]: unknown };

/** The foundation itself, as schema.org's NGO. */
export function organisation({ facts, messages, picture, siteUrl }: PageContext): StructuredData {
  const { foundation } = messages.shell;
  return {
    '@type': 'NGO',
    '@id': `${siteUrl}/#organisation`,
    name: facts.name,
    alternateName: otherNames(facts),
    slogan: foundation.tagline,
    description: foundation.description,
    url: `${siteUrl}/`,
    logo: `${siteUrl}/icons/icon-512.png`,
    image: `${siteUrl}${picture('social-preview')}`,
    foundingDate: facts.foundedOn,
    email: facts.email,
    telephone: facts.phone,
    address: { '@type': 'PostalAddress', streetAddress: facts.address.join(', '), addressCountry: 'IN' },
    sameAs: facts.socials.map(({ address }) => address),
  };
}

// The name in the letters of all languages, and the short one.
function otherNames({ name, shortName, englishName, transliterations }: FactsIn): string[] {
  const inAll = languages.map((language) =>
    inLetters(transliterationsIn(transliterations, language), englishName),
  );
  return [...new Set([...inAll, shortName])].filter((each) => each !== name);
}
