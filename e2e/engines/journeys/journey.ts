import type { Browser } from '../browser.ts';

/** The journeys of a visitor on the site, as tests by their names. */
export type Journeys = Readonly<Record<string, (browser: Browser) => Promise<void>>>;
