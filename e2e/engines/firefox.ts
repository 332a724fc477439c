import puppeteer, { type BrowserContext, ProtocolError } from 'puppeteer-core';
import type { Driver, Engine } from './driver.ts';

/** Starts Firefox without a window, driven by WebDriver BiDi. */
export async function startFirefox(executablePath: string): Promise<Engine> {
  const browser = await puppeteer.launch({ browser: 'firefox', executablePath, headless: true });
  return {
    newDriver: async () => driverIn(await browser.createBrowserContext()),
    close: () => browser.close(),
  };
}

async function driverIn(context: BrowserContext): Promise<Driver> {
  const page = await context.newPage();
  return {
    goto: async (address) => void (await page.goto(address, { waitUntil: 'domcontentloaded' })),
    // Sent as source text: as a function it would have Puppeteer's own parameter types.
    run: async (script, ...given) =>
      page.evaluate(`(${script.toString()})(...${JSON.stringify(given)})`) as ReturnType<typeof script>,
    moveTo: (x, y) => page.mouse.move(x, y),
    clickAt: (x, y) => page.mouse.click(x, y),
    type: (text) => page.keyboard.type(text),
    pressKey: (key) => page.keyboard.press(key),
    resize: (width, height) =>
      // Firefox 140, which Debian 12 was released with, takes the size and not the orientation that Puppeteer sets with it.
      page.setViewport({ width, height }).catch((error: unknown) => {
        if (!(error instanceof ProtocolError && error.message.includes('setScreenOrientationOverride')))
          throw error;
      }),
    close: () => context.close(),
  };
}
