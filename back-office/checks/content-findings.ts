import { sampleValues, type Site, site } from '../../content/site.ts';
import type { Finding } from './finding.ts';

const descriptions: Partial<Record<keyof Site, string>> = {
  name: 'the name of the foundation',
  shortName: 'its short name',
  tagline: 'the line under the name',
  description: 'what search engines say',
  whatsapp: 'the WhatsApp number',
  phone: 'the phone number',
  email: 'the e-mail address',
  address: 'the address',
  openingHours: 'the opening hours',
  socials: 'the social links',
  upiId: 'the UPI ID',
  bankAccount: 'the bank account',
};

/** The facts of the foundation that are still samples, or missing where visitors look for them. */
export function contentFindings(): Finding[] {
  const samples = sampleValues.map((field): Finding => ({
    where: `content/site.ts, ${field}`,
    what: `Still a sample: ${descriptions[field] ?? field}.`,
    fix: `Write the true value there, and take '${field}' off sampleValues.`,
  }));
  const missing = (['whatsapp', 'upiId', 'bankAccount'] as const)
    .filter((field) => site[field] === undefined)
    .map((field): Finding => ({
      where: `content/site.ts, ${field}`,
      what: `The site does not offer ${descriptions[field] ?? field}.`,
      fix: 'Write it there and build the site again, if there is one.',
    }));
  return [...samples, ...missing];
}
