import { pages } from '../web/pages.ts';

/** Every page of the site, by its address. */
export const routes = Object.values(pages).map(({ path }) => path);

/** An address that no page has. */
export const unknownRoute = '/no-such-page';
