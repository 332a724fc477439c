import { chromium, type Page } from '@playwright/test';
import { findBrowser } from '../tools/find-browser.ts';

// As Lighthouse applies it: each request waits, then shares the bandwidth.
const slow4g = {
  offline: false,
  latency: 562.5,
  downloadThroughput: (1475 * 1000) / 8,
  uploadThroughput: (675 * 1000) / 8,
};

/** Does some work on a phone with an empty cache and a processor four times slower than this one. */
export async function onSlowPhone<Result>(
  network: 'slow 4G' | 'unthrottled',
  work: (page: Page) => Promise<Result>,
): Promise<Result> {
  const browser = await chromium.launch({
    executablePath: findBrowser(),
    args: ['--no-sandbox', '--disable-background-networking', '--disable-component-update', '--disable-sync'],
  });
  try {
    const context = await browser.newContext({
      viewport: { width: 412, height: 823 },
      deviceScaleFactor: 1.75,
      isMobile: true,
      hasTouch: true,
    });
    const page = await context.newPage();
    const client = await context.newCDPSession(page);
    await client.send('Network.enable');
    if (network === 'slow 4G') await client.send('Network.emulateNetworkConditions', slow4g);
    await client.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    return await work(page);
  } finally {
    await browser.close();
  }
}
