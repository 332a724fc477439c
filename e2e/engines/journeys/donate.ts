import { fillIn } from '../../../domain/values/fill-in.ts';
import type { Browser } from '../browser.ts';
import { expectSeen } from '../expect-seen.ts';
import type { Target } from '../target.ts';
import { words } from '../words.ts';
import type { Journeys } from './journey.ts';

const { donate, site } = words;

const preset: Target = { role: 'radio', name: '₹1,000' };
const custom: Target = { label: donate.form.custom };

async function expectCode(browser: Browser, amount: string): Promise<void> {
  await expectSeen(browser, { text: fillIn(donate.upi.carries, { amount }) });
  await expectSeen(browser, { role: 'image', name: fillIn(donate.upi.code, { amount }) });
}

/** The journeys on the page for donations. */
export const donateJourneys: Journeys = {
  'a preset and a custom amount replace each other, and the UPI code follows': async (browser) => {
    await browser.open('/donate');
    await browser.press(preset);
    await expectSeen(browser, preset, { checked: true });
    await expectCode(browser, '₹1,000');

    await browser.fill(donate.form.custom, '1250');
    await expectSeen(browser, preset, { checked: false });
    await expectCode(browser, '₹1,250');

    await browser.press(preset);
    await expectSeen(browser, custom, { value: '' });
    await expectCode(browser, '₹1,000');
  },

  'Donate Now gives thanks, and bank details take the place of the code': async (browser) => {
    await browser.open('/donate');
    await browser.press({ role: 'radio', name: donate.form.methods.bank });
    await expectSeen(browser, { text: site.bankAccount?.ifsc ?? '' });
    await browser.press(preset);
    await browser.press({ role: 'button', name: donate.form.donate });
    await expectSeen(browser, { text: donate.thanks });
    await expectSeen(browser, { text: donate.next.bank });
    await expectSeen(browser, { text: fillIn(donate.bank.carries, { amount: '₹1,000' }) });
  },

  'on a narrow screen Donate Now leads to the link that opens a UPI app': async (browser) => {
    await browser.resize(500);
    await browser.open('/donate');
    await browser.press(preset);
    await browser.press({ role: 'button', name: donate.form.donate });
    await expectSeen(browser, { text: donate.next.upi });
    await expectSeen(browser, { role: 'link', name: donate.upi.openApp });
  },
};
