import { expect } from 'vitest';
import { expectSeen } from '../expect-seen.ts';
import { words } from '../words.ts';
import type { Journeys } from './journey.ts';

const { applicationForm } = words;

/** The journeys on the page of the hostel. */
export const hostelJourneys: Journeys = {
  'an application is sent and answered with its reference': async (browser) => {
    await browser.open('/hostel-enrollment');
    await browser.fill(applicationForm.firstName, 'Asha');
    await browser.fill(applicationForm.lastName, 'Rao');
    await browser.fill(applicationForm.email, 'asha@example.org');
    await browser.fill(applicationForm.phone, '98765 43210');
    await browser.fill(applicationForm.address, '12 Temple Road, Pune');
    await browser.choose(applicationForm.purpose, 'Education');
    await browser.choose(applicationForm.duration, '1 year');
    await browser.press({ role: 'button', name: applicationForm.submit });
    await expectSeen(
      browser,
      { role: 'status', containing: 'Asha' },
      { text: expect.stringMatching(/\bHE-[0-9A-Z]{6}\b/) },
    );
    await expectSeen(browser, { label: applicationForm.firstName }, { value: 'Asha' });
  },

  'a form with nothing in it is not sent, and says what is missing': async (browser) => {
    await browser.open('/hostel-enrollment');
    await browser.press({ role: 'button', name: applicationForm.submit });
    await expectSeen(browser, { role: 'group', name: words.formProblems });
    await expectSeen(browser, { role: 'link', name: words.missing('firstName') });
  },
};
