import { isIP } from 'node:net';

/** The site as WebAuthn knows it: passkeys are bound to its host name and work at its origin only. */
export type RelyingParty = { id: string; origin: string };

const HERE = /^(127\.\d+\.\d+\.\d+|0\.0\.0\.0|\[::1?\])$/;

/**
 * The address of a site with a name in it, where it has one: what listens on this machine is at `localhost` too.
 * @example namedAddress('http://127.0.0.1:3000') // 'http://localhost:3000'
 */
export function namedAddress(siteUrl: string): string {
  const url = new URL(siteUrl);
  if (HERE.test(url.hostname)) url.hostname = 'localhost';
  return url.href.replace(/\/$/, '');
}

/** The relying party of a site; undefined where its address is numbers, for which no browser makes passkeys. */
export function relyingParty(siteUrl: string): RelyingParty | undefined {
  const { hostname, origin } = new URL(namedAddress(siteUrl));
  const isNumbers = isIP(hostname.replace(/^\[|\]$/g, '')) !== 0;
  return isNumbers ? undefined : { id: hostname, origin };
}
