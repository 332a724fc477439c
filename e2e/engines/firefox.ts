import puppeteer, { type BrowserContext } from 'puppeteer-core';
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
    resize: (width, height) => page.setViewport({ width, height }),
    close: () => context.close(),
  };
}
