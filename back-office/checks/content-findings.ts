import { pictureProblems } from '../../content/picture-names.ts';
import { reasonText } from '../../content/text-reason.ts';
import type { GalleryPicture } from '../../domain/gallery-picture.ts';
import type { TextOverride } from '../../backend/repositories/text-repository.ts';
import { drawingsInUse } from '../pictures/drawings-in-use.ts';
import { readContent } from '../../content/read-content.ts';
import { applyOverrides } from '../texts/apply-overrides.ts';
import { shownContent } from '../texts/shown-content.ts';
import { filesAsShown, filesOf } from './content-files.ts';
import type { Finding } from './finding.ts';
import { remainingSamples } from './remaining-samples.ts';
import { translationFindings } from './translation-findings.ts';

const offered = {
  whatsapp: 'a WhatsApp number',
  upiId: 'a UPI ID',
  bankAccount: 'a bank account',
};

/** The changes of staff in the desk; `gallery` is undefined while the files lead there. */
export type ChangedContent = {
  overrides: readonly TextOverride[];
  gallery: readonly GalleryPicture[] | undefined;
};

/** The mistakes in a content folder, its samples, and the facts that visitors look for and that are missing. */
export function contentFindings(
  contentDir: string,
  { overrides, gallery }: ChangedContent = { overrides: [], gallery: undefined },
): Finding[] {
  const reading = readContent(contentDir);
  const shown =
    'problems' in reading ? undefined : shownContent(applyOverrides(reading.written, overrides), gallery);
  const files = filesOf(contentDir);
  const samples = remainingSamples(shown ? filesAsShown(files, shown) : files, drawingsInUse(contentDir)).map(
    ({ where, what, fix }): Finding => ({ where, what, fix }),
  );
  const problems = [...('problems' in reading ? reading.problems : []), ...pictureProblems(contentDir)];
  const mistakes = problems.map(({ file, key, reason }) => ({
    where: key === '' ? file : `${file}, ${key}`,
    what: 'There is a mistake in the content.',
    fix: reason,
  }));
  if (!shown) return [...mistakes, ...samples];
  const { facts } = shown;
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
  const unused = shown.texts.unused.map(({ id, reason }): Finding => ({
    where: `texts, ${id}`,
    what: `A text that staff wrote is not shown. ${reasonText(reason)}`,
    fix: 'Write it again in the desk, under Texts, where it belongs now; or leave it.',
  }));
  const translations = translationFindings(shown.texts, shown.galleryLeads);
  return [...mistakes, ...samples, ...missing, ...unused, ...translations];
}
