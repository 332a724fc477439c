import type { Browser } from '../browser.ts';
import { expectGone, expectPath, expectSeen } from '../expect-seen.ts';
import type { Target } from '../target.ts';
import { words } from '../words.ts';
import type { Journeys } from './journey.ts';

const { gallery, galleryItems } = words;
const [first, second] = galleryItems;
const last = galleryItems.at(-1);
if (!first || !second || !last) throw new Error('The gallery has too few pictures.');

const lightbox: Target = { role: 'dialog' };

function expectPicture(browser: Browser, title: string): Promise<void> {
  return expectSeen(browser, { role: 'dialog', name: title });
}

/** The journeys in the gallery. */
export const galleryJourneys: Journeys = {
  'a picture opens, arrows go round both ends, and its button closes it': async (browser) => {
    await browser.open('/gallery');
    await browser.press({ role: 'link', name: first.title });
    await expectPicture(browser, first.title);
    await browser.pressKey('ArrowRight');
    await expectPicture(browser, second.title);
    await browser.press({ role: 'button', name: gallery.lightbox.previous, within: lightbox });
    await expectPicture(browser, first.title);
    await browser.pressKey('ArrowLeft');
    await expectPicture(browser, last.title);
    await browser.press({ role: 'button', name: gallery.lightbox.close, within: lightbox });
    await expectGone(browser, lightbox);
  },

  'Back closes the open picture and leaves the gallery as it was filtered': async (browser) => {
    await browser.open('/gallery');
    await browser.press({ role: 'tab', name: gallery.types.hostel });
    await expectPath(browser, '/gallery?type=hostel');
    await expectGone(browser, { role: 'link', name: first.title });
    await browser.press({ role: 'link', name: second.title });
    await expectPicture(browser, second.title);
    await expectPath(browser, /[?&]open=/);
    await browser.back();
    await expectGone(browser, lightbox);
    await expectPath(browser, '/gallery?type=hostel');
    await expectSeen(browser, { role: 'link', name: second.title });
  },
};
