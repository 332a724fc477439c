import { expect } from 'vitest';
import { messageOf } from '../expect-seen.ts';
import { words } from '../words.ts';
import type { Journeys } from './journey.ts';

const { contactForm } = words;

/** The journeys on the page about the foundation. */
export const aboutJourneys: Journeys = {
  'the contact form opens a WhatsApp chat with the message written out': async (browser) => {
    await browser.open('/about');
    await browser.fill(contactForm.name, 'Asha Rao');
    await browser.fill(contactForm.email, 'asha@example.org');
    await browser.fill(contactForm.message, 'Can we visit on Saturday?');
    const chat = await browser.pressForNewTab({ role: 'button', name: contactForm.send });
    expect(messageOf(chat)).toContain('Asha Rao');
    expect(messageOf(chat)).toContain('asha@example.org');
    expect(messageOf(chat)).toContain('Can we visit on Saturday?');
  },
};
