import { type Browser, type BrowserContext, type CDPSession, chromium, type Page } from '@playwright/test';
import { findBrowser } from '../bin/find-browser.ts';

/** How slow the phone is: its processor by that factor, and its network where it is not as fast as the machine's. */
export type Slowness = { processor: number; network: 'slow 4G' | 'unthrottled' };

/** A page of a phone with an empty cache, and its session with the browser's developer tools. */
export type Phone = { page: Page; client: CDPSession };

// What Lighthouse applies for a slow 4G connection: each request waits, then shares the bandwidth.
const slow4g = {
  offline: false,
  latency: 562.5,
  downloadThroughput: (1475 * 1000) / 8,
  uploadThroughput: (675 * 1000) / 8,
};

/** Starts a browser for some work that needs it, and ends it afterwards. */
export async function withBrowser<Result>(work: (browser: Browser) => Promise<Result>): Promise<Result> {
  const browser = await chromium.launch({
    executablePath: findBrowser(),
    args: [
      '--no-sandbox',
      '--disable-quic',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  });
  try {
    return await work(browser);
  } finally {
    await browser.close();
  }
}

/** Does some work on a phone of that slowness, with an empty cache. */
export async function onPhone<Result>(
  browser: Browser,
  slowness: Slowness,
  work: (phone: Phone) => Promise<Result>,
): Promise<Result> {
  const context = await browser.newContext({
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 1.75,
    isMobile: true,
    hasTouch: true,
  });
  try {
    return await work(await phoneIn(context, slowness));
  } finally {
    await context.close();
  }
}

async function phoneIn(context: BrowserContext, { processor, network }: Slowness): Promise<Phone> {
  const page = await context.newPage();
  const client = await context.newCDPSession(page);
  await client.send('Network.enable');
  if (network === 'slow 4G') await client.send('Network.emulateNetworkConditions', slow4g);
  await client.send('Emulation.setCPUThrottlingRate', { rate: processor });
  return { page, client };
}
