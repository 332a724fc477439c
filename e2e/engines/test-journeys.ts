import { afterAll, beforeAll, describe, expect, inject, onTestFinished, test } from 'vitest';
import { createBrowser } from './browser.ts';
import type { Engine } from './driver.ts';
import type { FoundEngine } from './find-engines.ts';
import { aboutJourneys } from './journeys/about.ts';
import { donateJourneys } from './journeys/donate.ts';
import { galleryJourneys } from './journeys/gallery.ts';
import { hostelJourneys } from './journeys/hostel.ts';
import { menuJourneys } from './journeys/menu.ts';
import { shopJourneys } from './journeys/shop.ts';

const journeys = {
  ...shopJourneys,
  ...donateJourneys,
  ...hostelJourneys,
  ...aboutJourneys,
  ...galleryJourneys,
  ...menuJourneys,
};

/** Tests every journey in an engine, each in a browser without history; skips them by name where the engine is missing. */
export function testJourneys(
  name: string,
  found: FoundEngine,
  start: (program: string) => Promise<Engine>,
): void {
  const missing = 'missing' in found ? ` (skipped: ${found.missing})` : '';
  describe.skipIf(missing)(`in ${name}${missing}`, () => {
    let engine: Engine;
    beforeAll(async () => {
      engine = await start('program' in found ? found.program : '');
    });
    afterAll(() => engine.close());

    test.each(Object.entries(journeys))('%s', async (_, journey) => {
      expect.hasAssertions();
      const browser = await createBrowser(await engine.newDriver(), inject('siteAddress'));
      onTestFinished(() => browser.close());
      await journey(browser);
    });
  });
}
