import type { Browser } from '../browser.ts';

/** What a visitor does on the site, as tests by their names. */
export type Journeys = Readonly<Record<string, (browser: Browser) => Promise<void>>>;
