import { localPath } from '../../domain/local-path.ts';
import type { PageContext } from '../page-context.ts';
import { pages } from '../pages.ts';

/** A link by its words and its address on this site. */
export type NavigationLink = { label: string; path: string };

/** The links of the bar and of the phone's menu, in their order. */
export function mainLinks({ language, messages }: PageContext): NavigationLink[] {
  const { navigation } = messages.shell;
  const links = [
    { label: navigation.home, path: pages.home.path },
    { label: navigation.about, path: pages.about.path },
    { label: navigation.gallery, path: pages.gallery.path },
    { label: navigation.shop, path: pages.shop.path },
    { label: navigation.hostelEnrollment, path: pages['hostel-enrollment'].path },
  ];
  return links.map(({ label, path }) => ({ label, path: localPath(language, path) }));
}
