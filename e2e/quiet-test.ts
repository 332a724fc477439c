import { expect, type Page, test as playwrightTest } from '@playwright/test';

type QuietFixtures = {
  /** The messages that the console may show in a test that breaks something on purpose. */
  expectedNoise: RegExp | undefined;
  /** Opens an address of the site and waits until the islands that start by themselves are hydrated. */
  visit: (path: string) => Promise<void>;
};

// Passkeys need a name, which an address of numbers is not.
const ownHosts = ['127.0.0.1', 'localhost'];

const startsByItself =
  ':is([data-when=painted], [data-when=idle], [data-stored] [data-when=stored]):not([data-hydrated])';

// Chromium reports a fade between two pages that it leaves out as an error of the page.
const skippedFade = /Transition was (aborted|skipped)/;

/**
 * Playwright's test, which also fails where a page writes an error or a warning to its console, or asks another
 * server for anything but WhatsApp, which visitors open themselves.
 */
export const test = playwrightTest.extend<QuietFixtures>({
  expectedNoise: [undefined, { option: true }],

  context: async ({ context, expectedNoise }, provide) => {
    const noise: string[] = [];
    context.on('console', (message) => {
      if (['error', 'warning'].includes(message.type()))
        noise.push(`${message.text()} (${message.location().url})`);
    });
    context.on('weberror', (failure) => {
      if (!skippedFade.test(String(failure.error()))) noise.push(String(failure.error()));
    });
    // Listening leaves requests and the browser's cache as they are; to answer in its place would not.
    context.on('request', (request) => {
      const { protocol, hostname } = new URL(request.url());
      if (protocol.startsWith('http') && ![...ownHosts, 'wa.me'].includes(hostname))
        noise.push(`asked ${hostname}`);
    });
    await provide(context);
    expect(noise.filter((each) => !expectedNoise?.test(each))).toEqual([]);
  },

  visit: async ({ page }, provide) => {
    await provide(async (path) => {
      await page.goto(path);
      await expect(page.locator(startsByItself)).toHaveCount(0);
    });
  },
});

/** Answers with an empty page where a test opens WhatsApp. */
export async function answerForWhatsApp(page: Page): Promise<void> {
  await page
    .context()
    .route('https://wa.me/**', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<title>WhatsApp</title>' }),
    );
}

export { expect };
