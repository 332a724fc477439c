import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { makeSitePictures } from '../back-office/pictures/make-site-pictures.ts';
import { drawingsInUse } from '../back-office/pictures/remove-pictures.ts';
import { filesOf, remainingSamples, sampleGroups } from '../back-office/texts/remaining-samples.ts';
import { hashOfSource, translationsInContent } from '../back-office/texts/shown-content.ts';
import { writeSources } from '../back-office/texts/text-files.ts';
import { languages } from '../domain/values/languages.ts';
import { readContent } from '../texts/read-content.ts';

const ownFacts = {
  name: 'Asha Trust',
  shortName: 'Asha',
  foundedOn: '2011-05-01',
  whatsapp: '+91 98765 43210',
  phone: '+91 98765 43211',
  email: 'asha@example.org',
  address: ['Asha House', 'Pune'],
  socials: [],
  upiId: 'asha@examplebank',
  bankAccount: {
    holder: 'Asha Trust',
    bank: 'Example Bank',
    accountNumber: '123456789',
    ifsc: 'EXPL0123456',
  },
  hostelCost: 4200,
  impact: { childrenEducated: 41, youthTrained: 12, studentsSheltered: 9 },
  giftFigures: { livesImpacted: '62', activeProjects: '3', fundsUtilized: '91%' },
};

const ownLogo =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"><circle cx="5" cy="5" r="5" fill="#fff"/></svg>';

/** Writes `content/`, `pictures.json` and the pictures of a foundation that has changed all samples into a folder. */
export async function writeOwnContent(folder: string): Promise<void> {
  const contentDir = join(folder, 'content');
  for (const part of [
    ...languages,
    'facts.json',
    'gallery.json',
    'retention.json',
    'site.json',
    'pictures/drawn',
    'pictures/drawn.json',
  ])
    cpSync(join('content', part), join(contentDir, part), { recursive: true });

  writeFileSync(join(contentDir, 'logo.svg'), ownLogo);
  editJson(join(contentDir, 'facts.json'), (facts) => ({ ...facts, ...ownFacts }));
  for (const { file, keys } of sampleGroups.filter((group) => group.file !== 'facts.json'))
    for (const key of keys) editJson(join(contentDir, file), (json) => rewordAt(json, key.split('.')));

  const samples = remainingSamples(filesOf(contentDir), drawingsInUse(contentDir));
  for (const name of samples.flatMap(({ keys }) => keys))
    await sharp({ create: { width: 8, height: 6, channels: 3, background: '#456' } }).toFile(
      join(contentDir, `pictures/${name}.png`),
    );
  await makeSitePictures({ contentDir, buildDir: folder });
  await confirmTranslations(contentDir);
}

// Their translations fit what they have written.
async function confirmTranslations(contentDir: string): Promise<void> {
  const reading = readContent(contentDir);
  if ('problems' in reading) throw new Error(JSON.stringify(reading.problems));
  const hashes = translationsInContent(reading.written).map(
    ({ id, english }) => [id, hashOfSource(english)] as const,
  );
  await writeSources(contentDir, reading.written, new Map(hashes));
}

function editJson(file: string, edit: (json: Record<string, unknown>) => unknown): void {
  const json = JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>;
  writeFileSync(file, JSON.stringify(edit(json)));
}

/** The same JSON with all texts below a key in other words, but for the names of pictures; `*` stands for every key. */
function rewordAt(json: unknown, [step, ...rest]: readonly string[]): unknown {
  if (typeof json === 'string') return reworded(json);
  if (typeof json !== 'object' || json === null) return json;
  const entries = Object.entries(json).map(([key, value]): [string, unknown] => [
    key,
    key !== 'picture' && (step === undefined || step === '*' || step === key) ? rewordAt(value, rest) : value,
  ]);
  return Array.isArray(json) ? entries.map(([, value]) => value) : Object.fromEntries(entries);
}

// With as many words and sentences: easy read allows only a few.
function reworded(text: string): string {
  return text.startsWith('{')
    ? text.replace(/\w+(?=[^\w{}]*$)/, 'here')
    : text.replace(/^\W*\w+/, 'Hereabouts');
}
