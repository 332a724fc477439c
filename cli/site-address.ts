import type { Settings } from '../server/settings.ts';

/** The address of the site, without a slash at its end: SITE_URL, or this machine. */
export function siteAddress({ SITE_URL, PORT }: Pick<Settings, 'SITE_URL' | 'PORT'>): string {
  return SITE_URL ?? `http://localhost:${PORT}`;
}
