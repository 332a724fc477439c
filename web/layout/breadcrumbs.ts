import { localPath } from '../../domain/local-path.ts';
import type { PageContext } from '../page-context.ts';
import type { StructuredData } from './structured-data.ts';

/**
 * The way from the home page to a page, as schema.org's BreadcrumbList, given the pages on it by their English paths; none
 * for the home page itself.
 */
export function breadcrumbs(
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
