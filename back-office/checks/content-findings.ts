import type { Facts } from '../../content/schemas/facts.ts';
import type { ContentReading } from '../read-site-content.ts';
import type { Finding } from './finding.ts';

type SampleFact = Facts['sampleFacts'][number];

const descriptions: Record<SampleFact, string> = {
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

const inShell: readonly SampleFact[] = ['tagline', 'description', 'openingHours'];

/** What is wrong in the content; or the facts that are still samples, or missing where visitors look for them. */
export function contentFindings(reading: ContentReading): Finding[] {
  if ('problems' in reading)
    return reading.problems.map(({ file, key, reason }) => ({
      where: key === '' ? file : `${file}, ${key}`,
      what: 'There is a mistake in the content.',
      fix: reason,
    }));
  const { facts } = reading.content;
  const samples = facts.sampleFacts.map((fact): Finding => ({
    where: placeOf(fact),
    what: `Still a sample: ${descriptions[fact]}.`,
    fix: `Write the true value there, and take "${fact}" off sampleFacts in content/facts.json.`,
  }));
  const missing = (['whatsapp', 'upiId', 'bankAccount'] as const)
    .filter((fact) => facts[fact] === undefined)
    .map((fact): Finding => ({
      where: placeOf(fact),
      what: `The site does not offer ${descriptions[fact]}.`,
      fix: 'Write it there and build the site again, if there is one.',
    }));
  return [...samples, ...missing];
}

function placeOf(fact: SampleFact): string {
  return inShell.includes(fact) ? `content/en/shell.json, foundation.${fact}` : `content/facts.json, ${fact}`;
}
