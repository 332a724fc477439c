import { type PageEntry, pages, samplePath } from '../web/pages.ts';

const all = Object.values<PageEntry>(pages);

/** Every page of the site, by its address. */
export const routes = all.map(({ path }) => samplePath(path));

/** The English address of every page that is in all languages. */
export const translatedRoutes = all
  .filter(({ languages }) => languages.length > 1)
  .map(({ path }) => samplePath(path));

/** An address that no page has. */
export const unknownRoute = '/no-such-page';
