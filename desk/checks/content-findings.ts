import { sampleValues, type Site, site } from '../../content/site.ts';
import type { Finding } from './finding.ts';

const names: Partial<Record<keyof Site, string>> = {
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
    what: `Still a sample: ${names[field] ?? field}.`,
    mend: `Write the true value there, and take '${field}' off sampleValues.`,
  }));
  const missing = (['whatsapp', 'upiId', 'bankAccount'] as const)
    .filter((field) => site[field] === undefined)
    .map((field): Finding => ({
      where: `content/site.ts, ${field}`,
      what: `The site does not offer ${names[field] ?? field}.`,
      mend: 'Write it there and build the site again, if there is one.',
    }));
  return [...samples, ...missing];
}
