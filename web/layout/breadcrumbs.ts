import { mainLinks } from '../../content/navigation.ts';
import type { StructuredData } from './structured-data.ts';

/** The way from the home page to that one, for search engines; the home page has none. */
export function breadcrumbs(siteUrl: string, path: string, title: string): StructuredData[] {
  if (path === '/') return [];
  const steps = [
    { name: mainLinks[0]?.label ?? '', path: '/' },
    { name: mainLinks.find(({ to }) => to === path)?.label ?? title, path },
  ];
  return [
    {
      '@type': 'BreadcrumbList',
      itemListElement: steps.map((step, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name: step.name,
        item: `${siteUrl}${step.path}`,
      })),
    },
  ];
}
