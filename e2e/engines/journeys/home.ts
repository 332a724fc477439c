import { expect } from 'vitest';
import { expectGone, expectSeen } from '../expect-seen.ts';
import type { Target } from '../target.ts';
import { words } from '../words.ts';
import type { Journeys } from './journey.ts';

const { motion, hero, heroPictures, impact } = words.home;
const figure = words.site.impact.childrenEducated;

// Both words stand in the button; one of them is visible.
const motionButton: Target = { role: 'button', name: motion.pause };
const pause: Target = { text: motion.pause, within: motionButton };
const play: Target = { text: motion.play, within: motionButton };
const nextPicture: Target = { role: 'button', name: hero.pictures.next };
const counter: Target = { role: 'listitem', containing: impact.counters.childrenEducated.label };

/** The journeys on the home page. */
export const homeJourneys: Journeys = {
  'Pause is remembered on the next visit, where the visitor turns the pictures, until Play': async (
    browser,
  ) => {
    await browser.open('/');
    await browser.press(pause);
    await expectSeen(browser, play);
    await expectGone(browser, pause);

    await browser.open('/');
    await expectSeen(browser, play);
    await expectGone(browser, pause);
    await browser.press(nextPicture);
    await expectSeen(browser, { text: heroPictures[1]?.caption ?? '' });
    await browser.press(play);
    await expectSeen(browser, pause);
    await expectGone(browser, nextPicture);
  },

  'a figure stands at 0 until it is seen, then counts up to the true one': async (browser) => {
    await browser.open('/');
    // Behind the drawn figure stands the one that is read aloud.
    await expectSeen(browser, counter, { text: expect.stringMatching(`^0 ${figure} `) });
    // A press scrolls there, and does nothing else.
    await browser.press(counter);
    await expectSeen(browser, counter, { text: expect.stringMatching(`^${figure} ${figure} `) });
  },
};
