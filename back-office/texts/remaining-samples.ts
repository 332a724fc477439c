import { createHash } from 'node:crypto';
import { basename, join } from 'node:path';
import sampleHashes from '../../content/sample-hashes.json' with { type: 'json' };
import { PICTURE_PLACES, type PlacedPictures, isPlaceShown } from '../../domain/pictures/picture-places.ts';
import { type Part, type PartInUse, isOn } from '../../domain/values/parts.ts';
import { readJson } from '../../texts/read-json.ts';
import { isFactRead, isFileRead } from '../../texts/read-parts.ts';
import type { Facts } from '../../texts/schemas/facts.ts';
import { withValueAt, texts as allTexts } from '../../texts/texts.ts';
import type { Finding } from '../upkeep/finding.ts';
import type { ShownContent } from './shown-content.ts';

/** Content that is still as the site came with it: `keys` are the entries, or the names of the drawings. */
export type SampleFinding = Finding & { keys: readonly string[] };

/** Gives what a JSON file of the content holds, by its path in the folder; undefined where it can't be read. */
export type ContentFiles = (file: string) => unknown;

const shipped: ReadonlySet<string> = new Set(
  Object.values(sampleHashes.texts).flatMap(Object.values<string>),
);
const drawings: ReadonlySet<string> = new Set(sampleHashes.drawings);

/**
 * The texts, figures and drawings of content files that are still those that the site came with, and that this site shows; nothing
 * once all have been changed. `pictures` are the addresses of the site's pictures. Files that can't be read count as changed.
 */
export function remainingSamples(
  files: ContentFiles,
  pictures: Readonly<Record<string, string>>,
): SampleFinding[] {
  const texts = [
    ...lookFinding(files, pictures),
    ...sampleGroups.flatMap((group) => textFinding(group, shownOf(group, hashesOf(files, group)))),
  ];
  const inGallery = galleryPictures(files);
  const drawn = Object.keys(pictures)
    .filter((name) => drawings.has(pictures[name] ?? ''))
    .filter((name) => inGallery.includes(name) || !name.startsWith('gallery-'))
    .filter((name) => isDrawingShown(name, look(files).pictures ?? {}));
  if (drawn.length === 0) return texts;
  return [
    ...texts,
    {
      where: 'content/pictures',
      what: `Still samples: ${drawn.length} drawings (${drawn.join(', ')}).`,
      fix: 'Put your photographs there under the same names, such as hero-loom.jpg.',
      keys: drawn,
    },
  ];
}

const LOOK = 'content/logo.svg';

// A logo of one's own has a picture of its own for shared pages. Colours may stay as they are.
function lookFinding(files: ContentFiles, pictures: Readonly<Record<string, string>>): SampleFinding[] {
  const { logo } = look(files);
  if (logo !== undefined || pictures['social-preview'] !== sampleHashes.sharePicture) return [];
  const fix = 'Put your own there, as logo.svg or logo.png, and your colours into content/site.json.';
  return [{ where: LOOK, what: 'Still a sample: the logo.', fix, keys: ['logo'] }];
}

/** Whether the logo is among the samples that are left. */
export function hasSampleLogo(samples: readonly SampleFinding[]): boolean {
  return samples.some(({ where }) => where === LOOK);
}

function isDrawingShown(name: string, placed: PlacedPictures): boolean {
  if (name.startsWith('gallery-')) return isOn('gallery');
  const place = PICTURE_PLACES.find((each) => each === name);
  // An owner may have put a picture of the gallery in its place.
  return place === undefined || (isPlaceShown(place) && !(isOn('gallery') && placed[place]));
}

// What an owner has chosen in the desk is among it.
function look(files: ContentFiles): { logo?: string; pictures?: PlacedPictures } {
  return files('site.json') ?? {};
}

/** The parts of the site that show texts of files which it shows in any case, by how the texts begin. */
const partsOfTexts: readonly (readonly [start: string, ...Part[]])[] = [
  ['facts.json#impact.studentsSheltered', 'hostel'],
  ['en/home.json#hostel.', 'hostel'],
  ['en/home.json#impact.counters.studentsSheltered.', 'hostel'],
  ['en/about.json#work.shop.', 'shop'],
  ['en/about.json#work.hostel.', 'hostel'],
  ['en/about.json#work.donate.', 'gifts'],
  ['en/easy.json#hostel.', 'hostel'],
  ['en/easy.json#donate.', 'gifts'],
  ['en/easy.json#start.hostel.', 'hostel'],
  ['en/easy.json#form.', 'applications'],
  ['en/home.json#hero.hostel', 'hostel'],
  ['en/shell.json#navigation.hostelEnrollment', 'hostel'],
  ['en/shell.json#footer.programLinks.hostel', 'hostel'],
  ['en/privacy.json#application.', 'applications'],
  ['en/privacy.json#students.', 'students', 'applications'],
  ['en/privacy.json#retention.leftStudents', 'students', 'applications'],
  ['en/desk/applications.json#', 'applications'],
  ['en/desk/mail.json#text', 'applications'],
  ['en/desk/paper.json#onPaper.poster.', 'gifts'],
];

/** Whether the site shows a text of a file that it reads, such as `en/easy.json#hostel.title`. */
export function isTextShown(place: string, inUse: PartInUse): boolean {
  return partsOfTexts.every(([start, ...parts]) => parts.some(inUse) || !place.startsWith(start));
}

/** The hashes of a group's values that this site shows. */
function shownOf({ file }: SampleGroup, hashes: Record<string, string>): Record<string, string> {
  if (!isFileRead(basename(file, '.json'), isOn)) return {};
  const isShown = (key: string) =>
    (file !== 'facts.json' || isFactRead(key.replace(/\..*/, ''), isOn)) &&
    isTextShown(`${file}#${key}`, isOn);
  return Object.fromEntries(Object.entries(hashes).filter(([key]) => isShown(key)));
}

function textFinding(
  { file, keys, name, fix }: SampleGroup,
  hashes: Record<string, string>,
): SampleFinding[] {
  const samples = Object.keys(hashes).filter((key) => shipped.has(hashes[key] ?? ''));
  if (samples.length === 0) return [];
  const all = Object.keys(hashes).length;
  const isSingle = keys.length === 1 && !keys[0]?.endsWith('*');
  const several = `${samples.length} of ${all} ${name}${samples.length < all ? ` (${samples.join(', ')})` : ''}`;
  return [
    {
      where: `content/${file}, ${keys.map((key) => key.replace('.*', '')).join(', ')}`,
      what: isSingle ? `Still a sample: ${name}.` : `Still samples: ${several}.`,
      fix,
      keys: samples,
    },
  ];
}

function galleryPictures(files: ContentFiles): unknown[] {
  const gallery = files('gallery.json');
  if (!Array.isArray(gallery)) return [];
  return gallery.map((item: { image?: unknown }) => item.image);
}

/** Whether the UPI ID or the bank account is among the samples that are left: a gift would reach nobody. */
export function hasSamplePayment(samples: readonly SampleFinding[]): boolean {
  return isSampleFact(samples, 'upiId') || isSampleFact(samples, 'bankAccount');
}

/** Whether one of the facts is among the samples that are left. */
export function isSampleFact(samples: readonly SampleFinding[], key: keyof Facts): boolean {
  return samples.some(({ where, keys }) => where.startsWith('content/facts.json') && keys.includes(key));
}

/** The files of a content folder. */
export function filesOf(contentDir: string): ContentFiles {
  return (file) => {
    const json = readJson(join(contentDir, file), file);
    return 'value' in json ? json.value : undefined;
  };
}

/** The files as they would be with all in them that staff changed in the desk. */
export function filesAsShown(files: ContentFiles, shown: ShownContent): ContentFiles {
  return (file) => {
    let json = files(file);
    for (const { id, value } of shown.texts.used) {
      const text = allTexts.get(id);
      if (text && `${id.slice(0, id.indexOf('#'))}.json` === file)
        json = withValueAt(json, text.path, value ?? undefined);
    }
    if (!shown.galleryLeads) return json;
    if (file === 'gallery.json') return shown.gallery.map(({ id, image }) => ({ id, image }));
    if (file !== 'en/gallery.json') return json;
    const items = shown.gallery.map(({ id, title, description, alt }) => [id, { title, description, alt }]);
    return withValueAt(json, ['items'], Object.fromEntries(items));
  };
}

/** Contents of one kind that the site came with: where they are, and what they are called. */
type SampleGroup = {
  /** The file, in the folder of the content. */
  file: string;
  /** The keys, from the top of the file; `*` means every entry of a list. */
  keys: readonly string[];
  /** Such as “the phone number”, or “testimonials” where there are several. */
  name: string;
  fix: string;
};

/** The hashes of a group's values that content files hold, by key; entries of lists count from 1. */
export function hashesOf(files: ContentFiles, { file, keys }: SampleGroup): Record<string, string> {
  const json = files(file);
  const values = keys.flatMap((key) => valuesAt(json, key.split('.')));
  return Object.fromEntries(values.map(([key, value]) => [key, hashOf(value)]));
}

function valuesAt(json: unknown, [step, ...rest]: readonly string[], path = ''): [string, unknown][] {
  if (step === undefined) return json === undefined ? [] : [[path, json]];
  if (typeof json !== 'object' || json === null) return [];
  const countsFromOne = Array.isArray(json);
  return Object.entries(json)
    .filter(([key]) => step === '*' || step === key)
    .flatMap(([key, value]) => {
      const name = countsFromOne ? String(Number(key) + 1) : key;
      return valuesAt(value, rest, path === '' ? name : `${path}.${name}`);
    });
}

function hashOf(value: unknown): string {
  return createHash('sha256').update(JSON.stringify(value)).digest('hex').slice(0, 16);
}

const fact = (key: string, name: string): SampleGroup => ({
  file: 'facts.json',
  keys: [key],
  name,
  fix: 'Write the true value there.',
});

const inShell = (key: string, name: string): SampleGroup => ({
  file: 'en/shell.json',
  keys: [`foundation.${key}`],
  name,
  fix: 'Write your own there.',
});

/** The contents that are invented: they say something about a foundation that does not exist. */
export const sampleGroups: readonly SampleGroup[] = [
  fact('name', 'the name of the foundation'),
  fact('shortName', 'its short name'),
  inShell('tagline', 'the line under the name'),
  inShell('description', 'what search engines say'),
  fact('foundedOn', 'the founding day'),
  fact('whatsapp', 'the WhatsApp number'),
  fact('phone', 'the phone number'),
  fact('email', 'the email address'),
  fact('address', 'the address'),
  inShell('openingHours', 'the opening hours'),
  fact('socials', 'the social links'),
  {
    ...fact('upiId', 'the UPI ID'),
    fix: 'Write a merchant UPI ID of the foundation’s own account there, which its bank gives.',
  },
  fact('bankAccount', 'the bank account'),
  fact('hostelCost', 'the cost of a place in the hostel'),
  {
    file: 'facts.json',
    keys: ['impact.childrenEducated', 'impact.youthTrained', 'impact.studentsSheltered'],
    name: 'figures of the home page',
    fix: 'Write your own figures there.',
  },
  {
    file: 'facts.json',
    keys: ['giftFigures.livesImpacted', 'giftFigures.activeProjects', 'giftFigures.fundsUtilized'],
    name: 'figures of the donation page',
    fix: 'Write your own figures there.',
  },
  {
    file: 'en/home.json',
    keys: ['testimonials.list.*'],
    name: 'testimonials',
    fix: 'Write what real people said, with their consent.',
  },
  {
    file: 'en/home.json',
    keys: ['achievements.list.*'],
    name: 'achievements',
    fix: 'Write what you have achieved.',
  },
  {
    file: 'en/home.json',
    keys: [
      'hero.lead',
      'heroPictures.*.caption',
      'mission.lead',
      'mission.areas.*',
      'impact.counters.*.text',
      'how.steps.*',
    ],
    name: 'texts about your work',
    fix: 'Write what you do.',
  },
  {
    file: 'en/home.json',
    keys: ['hostel.text', 'hostel.facts.*'],
    name: 'facts of the hostel',
    fix: 'Write what is true there.',
  },
  {
    file: 'en/about.json',
    keys: ['heading', 'lead', 'story.paragraphs.*'],
    name: 'texts of your story',
    fix: 'Write how the foundation began.',
  },
  {
    file: 'en/about.json',
    keys: ['timeline.steps.*'],
    name: 'years of your story',
    fix: 'Write what happened in which year.',
  },
  {
    file: 'en/about.json',
    keys: ['purpose.mission', 'purpose.vision'],
    name: 'statements of mission and vision',
    fix: 'Write your own.',
  },
  {
    file: 'en/about.json',
    keys: ['work.*.text'],
    name: 'texts about shop, hostel and gifts',
    fix: 'Write what is true of yours.',
  },
  {
    file: 'en/donate.json',
    keys: ['figures.list.*.text'],
    name: 'texts beside the figures of the donation page',
    fix: 'Write what your figures count.',
  },
  {
    file: 'en/donate.json',
    keys: ['ledger.lines.*'],
    name: 'examples of what a gift pays for',
    fix: 'Write what a gift pays for with you.',
  },
  {
    file: 'en/hostel.json',
    keys: ['hero.lead', 'answers.lines.*', 'day.hours.*', 'day.ready.items.*', 'contact.lead'],
    name: 'texts about the hostel',
    fix: 'Write what is true of your hostel.',
  },
  {
    file: 'en/hostel.json',
    keys: ['faq.items.*'],
    name: 'answers about the hostel',
    fix: 'Write your own questions and answers.',
  },
  {
    file: 'en/gallery.json',
    keys: ['items.*'],
    name: 'texts of gallery pictures',
    fix: 'Write what your own pictures show.',
  },
  {
    file: 'en/gallery.json',
    keys: ['why.paragraphs.*'],
    name: 'texts about photographs',
    fix: 'Write when you take photographs, and of whom.',
  },
  {
    file: 'en/easy.json',
    keys: ['about.sections.*', 'hostel.sections.*', 'donate.examples.*'],
    name: 'texts in easy read',
    fix: 'Write there what the full pages say.',
  },
];
