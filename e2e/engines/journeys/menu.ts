import type { Browser } from '../browser.ts';
import { expectGone, expectPath, expectSeen } from '../expect-seen.ts';
import type { Target } from '../target.ts';
import { words } from '../words.ts';
import type { Journeys } from './journey.ts';

const { shell } = words;

// As narrow as WebKitGTK's window goes, and a little more.
const PHONE_WIDTH = 480;
const menu: Target = { role: 'dialog', name: shell.menu };

async function openMenu(browser: Browser): Promise<void> {
  await browser.press({ role: 'button', name: shell.openMenu });
  await expectSeen(browser, menu);
}

/** The journeys in the menu of a narrow window. */
export const menuJourneys: Journeys = {
  'the menu opens, and closes by its button and by Escape': async (browser) => {
    await browser.resize(PHONE_WIDTH);
    await browser.open('/');
    await openMenu(browser);
    await browser.press({ role: 'button', name: shell.closeMenu, within: menu });
    await expectGone(browser, menu);
    await openMenu(browser);
    await browser.pressKey('Escape');
    await expectGone(browser, menu);
  },

  'a double press of its button opens the menu and does not close it': async (browser) => {
    await browser.resize(PHONE_WIDTH);
    // Where the page is scrolled, the button that closes the menu comes to the place of the one that opened it.
    await browser.open('/about#contact');
    await browser.pressTwice({ role: 'button', name: shell.openMenu }, menu);
    // A menu that is closed stays visible while it slides out.
    await expectSeen(browser, menu, { isAnimated: false });
  },

  'the menu leads to a page, and Back shows the page before with the menu closed': async (browser) => {
    await browser.resize(PHONE_WIDTH);
    await browser.open('/about');
    await openMenu(browser);
    await browser.press({ role: 'link', name: shell.navigation.shop, within: menu });
    await expectPath(browser, '/shop');
    await expectGone(browser, menu);
    await browser.back();
    await expectPath(browser, '/about');
    await expectGone(browser, menu);
    await openMenu(browser);
  },
};
