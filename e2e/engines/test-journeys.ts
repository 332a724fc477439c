import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import type { FoundEngine } from '../../tools/find-engines.ts';
import { createBrowser, NoElementReachedError } from './browser.ts';
import type { Engine } from './driver.ts';
import { aboutJourneys } from './journeys/about.ts';
import { donateJourneys } from './journeys/donate.ts';
import { galleryJourneys } from './journeys/gallery.ts';
import { homeJourneys } from './journeys/home.ts';
import { hostelJourneys } from './journeys/hostel.ts';
import type { Journeys } from './journeys/journey.ts';
import { menuJourneys } from './journeys/menu.ts';
import { shopJourneys } from './journeys/shop.ts';

// A journey takes up to a minute on a busy machine; only a driver that never answers takes longer than this.
const HANG_MS = 150_000;
const MAX_ENGINES = 3;

const journeys = {
  ...homeJourneys,
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
  const missing = 'missing' in found ? ` (skipped: ${found.missing.join(', ')} not installed)` : '';
  describe.skipIf(missing)(`in ${name}${missing}`, () => {
    let engine: Engine;
    beforeAll(async () => {
      engine = await start('program' in found ? found.program : '');
    });
    afterAll(() => engine.close());

    /** Whether the journey was made, and not ended by its browser; rejects where the site failed it. */
    async function run(journey: Journeys[string]): Promise<boolean> {
      const made = (async () => {
        const driver = await engine.newDriver();
        try {
          await journey(await createBrowser(driver, inject('siteAddress')));
        } catch (error) {
          if (error instanceof NoElementReachedError) return false;
          throw error;
        } finally {
          // WebKit's driver has one session at a time.
          await driver.close();
        }
        return true;
      })();
      return Promise.race([made, pause(HANG_MS, false, { ref: false })]);
    }

    test.each(Object.entries(journeys))('%s', async (_, journey) => {
      expect.hasAssertions();
      for (let engines = 1; engines <= MAX_ENGINES; engines += 1) {
        if (await run(journey)) return;
        // The two reasons to try again say nothing of the site: a click that reaches no element, and WebKitGTK 2.50's driver,
        // which at times never answers.
        console.warn(`${name} has hung or takes no clicks: what comes next has a new engine.`);
        await engine.close();
        engine = await start('program' in found ? found.program : '');
      }
      expect.fail(`${name} has hung or took no clicks in ${MAX_ENGINES} engines.`);
    });
  });
}
