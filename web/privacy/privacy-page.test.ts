import { Hono } from 'hono';
import { expect, it } from 'vitest';
import { factsIn } from '../../texts/facts-in.ts';
import { privacyNotices } from '../../texts/privacy-notice.ts';
import { readContent } from '../../texts/read-content.ts';
import type { PageContext, PageEnv } from '../page-context.ts';
import { get } from './privacy-page.tsx';

it('begins with its contents: a link to each of its parts, with that part’s heading, in the order of the parts', async () => {
  const html = await openPrivacy();
  const [main = ''] = /<main.*<\/main>/s.exec(html) ?? [];
  const links = Array.from(main.matchAll(/<a href="#([^"]+)"[^>]*>([^<]+)<\/a>/g), ([, id, heading]) => [
    id,
    heading,
  ]);
  const parts = Array.from(
    main.matchAll(/<section id="([^"]+)"[^>]*><h2>([^<]+)<\/h2>/g),
    ([, id, heading]) => [id, heading],
  );
  expect(links).toEqual(parts);
  expect(parts.length).toBeGreaterThan(10);
  expect(main.indexOf('<nav')).toBeLessThan(main.indexOf('<section'));
});

async function openPrivacy(): Promise<string> {
  const reading = readContent('content');
  if ('problems' in reading) throw new Error(JSON.stringify(reading.problems));
  const messages = reading.content.messages.en;
  const notice = privacyNotices({
    inUse: () => true,
    enrolledAccess: 'open',
    backups: 'nightly',
    areElsewhere: false,
  });
  const context = {
    ...reading.content,
    messages,
    language: 'en',
    siteUrl: 'https://site.example',
    backendUrl: '',
    picture: () => '',
    log: () => {},
    hasSamples: false,
    colours: reading.content.site.colours,
    placedPictures: {},
    facts: factsIn(reading.content.facts, 'en'),
    privacyNotice: () => notice(messages.privacy),
    inUse: () => true,
    cartDrawer: () => null,
    assets: {
      earlyScript: '',
      hydrationScripts: [],
      developmentScripts: [],
      homeScript: '',
      logo: { address: '/icons/logo.webp', width: 132, height: 132 },
      scriptsOf: () => [],
    },
    securityPolicy: () => '',
  };
  const app = new Hono<PageEnv>();
  app.use(async (c, next) => {
    // The page calls no backend and reads no products.
    c.set('page', context as unknown as PageContext);
    await next();
  });
  app.get('/privacy', get);
  return (await app.request('/privacy')).text();
}
