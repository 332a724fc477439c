import { pictureProblems } from '../../content/picture-names.ts';
import { drawingsInUse } from '../pictures/drawings-in-use.ts';
import { readSiteContent } from '../read-site-content.ts';
import type { Finding } from './finding.ts';
import { remainingSamples } from './remaining-samples.ts';

const offered = {
  whatsapp: 'a WhatsApp number',
  upiId: 'a UPI ID',
  bankAccount: 'a bank account',
};

/** What is wrong in a content folder, still a sample, or missing where visitors look for it. */
export function contentFindings(contentDir: string): Finding[] {
  const samples = remainingSamples(contentDir, drawingsInUse(contentDir)).map(
    ({ where, what, fix }): Finding => ({ where, what, fix }),
  );
  const reading = readSiteContent(contentDir);
  const problems = [...('problems' in reading ? reading.problems : []), ...pictureProblems(contentDir)];
  const mistakes = problems.map(({ file, key, reason }) => ({
    where: key === '' ? file : `${file}, ${key}`,
    what: 'There is a mistake in the content.',
    fix: reason,
  }));
  if ('problems' in reading) return [...mistakes, ...samples];
  const { facts } = reading.content;
  const missing = (['whatsapp', 'upiId', 'bankAccount'] as const)
    .filter((fact) => facts[fact] === undefined)
    .map((fact): Finding => ({
      where: `content/facts.json, ${fact}`,
      what: `The site does not offer ${offered[fact]}.`,
      fix: 'Write it there and build the site again, if there is one.',
    }));
  const { certificate80g } = facts;
  const today = new Date().toISOString().slice(0, 10);
  if (certificate80g && certificate80g.validUntil < today)
    missing.push({
      where: 'content/facts.json, certificate80g',
      what: `The 80G certificate was valid until ${certificate80g.validUntil}.`,
      fix: 'Write the new certificate there, or null, and build the site again.',
    });
  return [...mistakes, ...samples, ...missing];
}
