import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import sharp from 'sharp';
import { drawingsInUse } from '../back-office/pictures/remove-pictures.ts';
import { filesOf, remainingSamples, sampleGroups } from '../back-office/texts/remaining-samples.ts';
import { writeSources } from '../back-office/texts/text-files.ts';
import { translationsInContent } from '../back-office/texts/translations.ts';
import type { Part } from '../domain/values/parts.ts';
import layers from '../layers.json' with { type: 'json' };
import { readContent } from '../texts/read-content.ts';
import { pseudoMessages } from '../texts/test-pseudo-language.ts';

/** What another foundation writes into content/site.json: in Tamil first, then English; with colours and categories of its own. */
export const otherChoice = {
  languages: ['ta', 'en'],
  deskLanguages: ['en'],
  parts: ['shop', 'gallery', 'gifts', 'easyRead'] as Part[],
  colours: { brand: '#e65100', accent: '#00acc1' },
  motif: 'elephant',
  categories: [{ id: 'toys', googleCategory: '1253' }, { id: 'Food Items' }],
};

/** The names of its categories in English. */
export const otherCategories = { toys: 'Wooden toys', 'Food Items': 'Things to eat' };

const sources = 'build layers.json package.json package-lock.json tsconfig.json vite.config.ts'.split(' ');

/** Copies the site's sources into a new folder, with the pictures that are made already, to be changed and built there. */
export function copySite(name: string): string {
  const siteDir = mkdtempSync(join(tmpdir(), `${name}-`));
  for (const each of [...Object.keys(layers), ...sources])
    cpSync(each, join(siteDir, each), { recursive: true, verbatimSymlinks: true });
  symlinkSync(resolve('node_modules'), join(siteDir, 'node_modules'));
  return siteDir;
}

/** Changes what content/site.json chooses in a copy of the site. */
export function chooseSite(siteDir: string, choice: Partial<typeof otherChoice>): void {
  editJson(join(siteDir, 'content/site.json'), (json) => ({ ...json, ...choice }));
}

/** A copy of the site that another foundation has made its own: all of `otherChoice`, its facts, texts, logo and pictures. */
export async function copyOtherSite(): Promise<string> {
  const siteDir = copySite('other-site');
  const contentDir = join(siteDir, 'content');
  await writeOwnContent(contentDir);
  editJson(join(contentDir, 'en/shop.json'), (shop) => ({
    ...shop,
    categories: { ...(shop['categories'] as object), names: otherCategories },
  }));
  mkdirSync(join(contentDir, 'ta'));
  // The desk is in English only, and so is easy read.
  for (const file of readdirSync(join(contentDir, 'en'))) {
    if (!file.endsWith('.json') || file === 'easy.json') continue;
    const english = JSON.parse(readFileSync(join(contentDir, 'en', file), 'utf8')) as unknown;
    writeFileSync(join(contentDir, 'ta', file), JSON.stringify(pseudoMessages(english)));
  }
  chooseSite(siteDir, otherChoice);
  return siteDir;
}

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
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 100"><path d="M4 50a46 46 0 0 1 92 0zM112 30h180v40H112z" fill="#fff"/></svg>';

/** Changes all samples in a content folder into those of another foundation: facts, texts, logo and pictures. */
export async function writeOwnContent(contentDir: string): Promise<void> {
  writeFileSync(join(contentDir, 'logo.svg'), ownLogo);
  editJson(join(contentDir, 'facts.json'), (facts) => ({ ...facts, ...ownFacts }));
  for (const { file, keys } of sampleGroups.filter((group) => group.file !== 'facts.json'))
    for (const key of keys) editJson(join(contentDir, file), (json) => rewordAt(json, key.split('.')));

  const samples = remainingSamples(filesOf(contentDir), drawingsInUse(contentDir));
  for (const name of samples.flatMap(({ keys }) => keys))
    await sharp({ create: { width: 8, height: 6, channels: 3, background: '#456' } }).toFile(
      join(contentDir, `pictures/${name}.png`),
    );
  await confirmTranslations(contentDir);
}

// Their translations fit what they have written.
async function confirmTranslations(contentDir: string): Promise<void> {
  const reading = readContent(contentDir);
  if ('problems' in reading) throw new Error(JSON.stringify(reading.problems));
  const english = translationsInContent(reading.written).map((each) => [each.id, each.english] as const);
  await writeSources(contentDir, reading.written, new Map(english));
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
