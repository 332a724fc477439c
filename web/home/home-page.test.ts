import { Hono } from 'hono';
import { expect, it, vi } from 'vitest';
import { factsIn } from '../../texts/facts-in.ts';
import { readContent } from '../../texts/read-content.ts';
import type { PageContext, PageEnv } from '../page-context.ts';
import { get } from './home-page.tsx';

const bag = { id: 'bag', name: 'Jute Tote Bag', image: '', price: 22_000 };

it('shows the home products with their prices, and may be cached', async () => {
  const { response, log } = await openHome(async () => [bag]);
  expect(await response.text()).toMatch(/Jute Tote Bag.*₹220/);
  expect(response.headers.get('cache-control')).toMatch(/^public/);
  expect(log).not.toHaveBeenCalled();
});

it('opens without home products where they can’t be loaded, is not cached, and logs why', async () => {
  const cause = new Error('no network');
  const { response, log, messages } = await openHome(() => Promise.reject(cause));
  const html = await response.text();
  expect(response.status).toBe(200);
  expect(html).toContain(messages.home.products.all);
  expect(html).not.toContain('₹');
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(log).toHaveBeenCalledExactlyOnceWith('The home products could not be loaded.', cause);
});

async function openHome(homeProducts: PageContext['homeProducts']) {
  const reading = readContent('content');
  if ('problems' in reading) throw new Error(JSON.stringify(reading.problems));
  const log = vi.fn();
  const context = {
    ...reading.content,
    messages: reading.content.messages.en,
    gallery: [],
    language: 'en',
    siteUrl: 'https://site.example',
    backendUrl: '',
    picture: () => '',
    homeProducts,
    documents: () => Promise.resolve([]),
    productStory: () => Promise.resolve(undefined),
    removedCategory: () => Promise.resolve(undefined),
    feedId: () => '',
    log,
    hasSamples: false,
    colours: reading.content.site.colours,
    placedPictures: {},
    facts: factsIn(reading.content.facts, 'en'),
    ownApplication: undefined,
    enrolledAccess: 'open',
    privacyNotice: () => {
      throw new Error('The home page shows no privacy notice.');
    },
    hasStaleData: false,
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
  } satisfies Omit<PageContext, 'calls'>;
  const app = new Hono<PageEnv>();
  app.use(async (c, next) => {
    // The home page calls no backend.
    c.set('page', context as unknown as PageContext);
    await next();
  });
  app.get('/', get);
  return { response: await app.request('/'), log, messages: context.messages };
}
