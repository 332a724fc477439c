import { jsonForHtml } from '../islands/json-for-html.ts';
import type { PageContext } from '../page-context.ts';
import { breadcrumbs } from './breadcrumbs.ts';
import type { StructuredData } from './structured-data.ts';
import { webPageData } from './web-page-data.ts';

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
