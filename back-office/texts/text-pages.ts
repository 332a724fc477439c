import { isPlaceShown } from '../../domain/pictures/picture-places.ts';
import { languages } from '../../domain/values/languages.ts';
import { type PartInUse, isOn } from '../../domain/values/parts.ts';
import { isFactRead, isFileRead } from '../../texts/read-parts.ts';
import type { Content } from '../../texts/schemas/content.ts';
import { fileName } from '../../texts/schemas/messages.ts';
import { textValue, type Text, type TextFile, texts } from '../../texts/texts.ts';

/** A page of the site as its texts are edited: which files it is made of, and where visitors read them. */
export type TextPage = {
  id: string;
  /** The address of the page that shows a draft; undefined where no page shows it. */
  address: string | undefined;
  sections: readonly TextSection[];
};

/** The texts that are edited on one screen; `id` is '' where that is the whole page. */
export type TextSection = { id: string; address: string | undefined; rows: readonly TextRow[] };

/** A text in all its languages; a fact has one entry. */
export type TextRow = { file: TextFile; path: readonly string[]; texts: readonly Text[] };

/** The pages of the desk on which files stand that have none of their own name. */
const pageOfFile: Readonly<Partial<Record<TextFile, string>>> = {
  contact: 'about',
  product: 'shop',
  hostel: 'hostel-enrollment',
  applicationForm: 'hostel-enrollment',
  ownApplication: 'application',
  easy: 'easy-read',
  shell: 'bar-and-footer',
  api: 'answers',
  facts: 'contact-and-facts',
  site: 'look',
  factLabels: 'contact-and-facts',
};

// The texts of all pages, after those of single ones.
const lastPages = ['easy-read', 'bar-and-footer', 'forms', 'answers', 'contact-and-facts', 'look'];

/** Where a page shows the texts; the others are at the address of their name. */
const addresses: Readonly<Record<string, string | undefined>> = {
  home: '/',
  'easy-read': '/easy',
  'bar-and-footer': '/',
  look: '/',
  forms: isOn('applications') ? '/hostel-enrollment' : '/about',
  answers: undefined,
};

const rows = rowsOf([...texts.values()]);

/** The files of each page. */
const filesOfPages: ReadonlyMap<string, readonly TextFile[]> = Map.groupBy(
  new Set(rows.map(({ file }) => file)),
  (file) => pageOfFile[file] ?? fileName(file),
);

/** The pages in the order of the site. */
export const textPageIds: readonly string[] = [
  ...[...filesOfPages.keys()].filter((id) => !lastPages.includes(id)),
  ...lastPages,
];

const MOST_ON_A_SCREEN = 60;

/** The address of a section that has a page of its own. */
const pagesOfSections: Readonly<Record<string, string>> = {
  'easy-read about': '/easy/about',
  'easy-read hostel': '/easy/hostel-enrollment',
  'easy-read form': '/easy/hostel-enrollment',
  'easy-read application': '/easy/application',
  'easy-read donate': '/easy/donate',
  'easy-read contact': '/easy/contact',
};

const openingHours = 'shell#foundation.openingHours';

// Facts stand on many pages; they are grouped by what they are about. A section with a fact that only owners change asks for a fresh
// proof, so those of orders stand with the foundation's other contacts and numbers.
const factSections: readonly { id: string; address: string; keys: readonly string[] }[] = [
  {
    id: 'contact',
    address: '/about',
    keys: [
      'whatsapp',
      'phone',
      'email',
      'address',
      openingHours,
      'workingDays',
      'mapLink',
      'socials',
      'childSafetyContact',
      'grievanceContact',
    ],
  },
  { id: 'figures', address: '/', keys: ['impact', 'giftFigures'] },
  {
    id: 'gifts',
    address: '/donate',
    keys: ['giftAmounts', 'giftExamples', 'upiId', 'bankAccount', 'fcra'],
  },
  {
    id: 'foundation',
    address: '/about',
    keys: [
      'name',
      'shortName',
      'transliterations',
      'foundedOn',
      'registrationNumber',
      'trustees',
      'annualReport',
      'certificate80g',
      'registration12a',
      'pan',
      'csr1',
      'darpan',
      'careInstitution',
      'fssai',
    ],
  },
  { id: 'delivery', address: '/shop', keys: ['deliveryCost', 'deliveryTime', 'returns'] },
  {
    id: 'hostel',
    address: '/hostel-enrollment',
    keys: ['hostelCost', 'hostelAge', 'hostelDay', 'answerDays', 'holidays'],
  },
  { id: 'complaints', address: '/privacy', keys: ['complaintDays', 'barrierDays', 'dataBoardFrom'] },
];

/** Whether there is such a page of the texts: with a file that the site shows. */
export function isTextPage(id: string, inUse: PartInUse): boolean {
  return shownFiles(id, inUse).length > 0;
}

function shownFiles(id: string, inUse: PartInUse): TextFile[] {
  return (filesOfPages.get(id) ?? []).filter((file) => isFileRead(fileName(file), inUse));
}

/** The page of the texts with that id, in sections of what fits a screen; undefined for an unknown one. */
export function textPage(
  id: string,
  content: Pick<Content, 'facts' | 'messages' | 'site' | 'untranslated'>,
  inUse: PartInUse,
): TextPage | undefined {
  const files = shownFiles(id, inUse);
  if (files.length === 0) return undefined;
  if (id === 'contact-and-facts') return { id, address: undefined, sections: sectionsOfFacts(inUse) };
  const address = id in addresses ? addresses[id] : `/${id}`;
  const all = rows
    .filter((row) => files.includes(row.file) && keyOf(row) !== openingHours && isUsed(row))
    .map((row) => ({ ...row, texts: row.texts.filter((text) => isWritten(text, content)) }));
  if (sizeOf(all, content) <= MOST_ON_A_SCREEN)
    return { id, address, sections: [{ id: '', address, rows: all }] };
  const [main] = filesOfPages.get(id) ?? [];
  const sections = files.flatMap((file) => {
    const ofFile = all.filter((row) => row.file === file);
    const isMain = file === main;
    if (sizeOf(ofFile, content) <= MOST_ON_A_SCREEN) return [{ id: fileName(file), rows: ofFile }];
    return sectionsByKey(ofFile, isMain ? '' : `${fileName(file)}-`).flatMap((section) =>
      shortSections(section, content),
    );
  });
  return {
    id,
    address,
    sections: sections.map((section) => ({
      ...section,
      address: pagesOfSections[`${id} ${section.id.replace(/--.*/, '')}`] ?? address,
    })),
  };
}

// A picture of the gallery is chosen where there is a gallery, and a page with the place.
function isUsed({ file, path: [group, place = ''] }: TextRow): boolean {
  return file !== 'site' || group !== 'pictures' || (isOn('gallery') && isPlaceShown(place));
}

// Other languages may lack a file: its texts are written there first.
function isWritten({ file, language }: Text, { untranslated }: Pick<Content, 'untranslated'>): boolean {
  return language === undefined || !untranslated[language].some((lacking) => lacking === file);
}

// Single texts at the top of a file make one section.
function sectionsByKey(ofFile: readonly TextRow[], prefix: string): { id: string; rows: TextRow[] }[] {
  const sections = new Map<string, TextRow[]>();
  for (const row of ofFile) {
    const [key = ''] = row.path;
    const isSingle = row.path.length === 1 && row.texts[0]?.schema.type === 'string';
    const id = `${prefix}${isSingle ? 'general' : fileName(key)}`;
    sections.set(id, [...(sections.get(id) ?? []), row]);
  }
  return [...sections].map(([id, inSection]) => ({ id, rows: inSection }));
}

const MOST_IN_A_SECTION = 100;

type Rows = { id: string; rows: readonly TextRow[] };

/**
 * A section, with its biggest groups as sections of their own where it is too long for one screen: `form` and `form--questions`. One with
 * long lists, which nothing divides, is a section for each language: `about--hi`.
 */
function shortSections(section: Rows, content: Parameters<typeof sizeOf>[1]): Rows[] {
  const groups = [
    ...Map.groupBy(
      section.rows.filter(({ path }) => path.length > 2),
      ({ path }) => path[1] ?? '',
    ),
  ].toSorted(([, one], [, other]) => sizeOf(other, content) - sizeOf(one, content));
  const apart = new Set<string>();
  const rest = () => section.rows.filter(({ path }) => !apart.has(path[1] ?? ''));
  for (const [key] of groups) if (sizeOf(rest(), content) > MOST_IN_A_SECTION) apart.add(key);
  return [
    ...byLanguageIfLong({ ...section, rows: rest() }, content),
    ...groups
      .filter(([key]) => apart.has(key))
      .map(([key, ofGroup]) => ({ id: `${section.id}--${fileName(key)}`, rows: ofGroup })),
  ];
}

function byLanguageIfLong({ id, rows: all }: Rows, content: Parameters<typeof sizeOf>[1]): Rows[] {
  if (sizeOf(all, content) <= MOST_IN_A_SECTION) return [{ id, rows: all }];
  return languages.map((language) => ({
    id: `${id}--${language}`,
    rows: all
      .map((row) => ({ ...row, texts: row.texts.filter((text) => text.language === language) }))
      .filter(({ texts: ofLanguage }) => ofLanguage.length > 0),
  }));
}

function sectionsOfFacts(inUse: PartInUse): TextSection[] {
  const facts = factSections
    .map(({ keys, ...section }) => ({ ...section, keys: keys.filter((key) => isFactRead(key, inUse)) }))
    .filter(({ keys }) => keys.length > 0)
    .map(({ id, address, keys }) => ({
      id,
      address,
      rows: keys.flatMap((key) =>
        rows.filter((row) => keyOf(row) === key || (row.file === 'facts' && row.path[0] === key)),
      ),
    }));
  const labels = rows.filter(({ file }) => file === 'factLabels');
  return [...facts, { id: 'fact-labels', address: '/about', rows: labels }];
}

function keyOf({ file, path }: TextRow): string {
  return `${file}#${path.join('.')}`;
}

function rowsOf(all: readonly Text[]): TextRow[] {
  const byPlace = new Map<string, TextRow>();
  for (const text of all) {
    const { file, path } = text;
    const key = `${file}#${path.join('.')}`;
    byPlace.set(key, { file, path, texts: [...(byPlace.get(key)?.texts ?? []), text] });
  }
  return [...byPlace.values()];
}

/** How many single texts stand in rows, in all languages. */
export function sizeOf(
  inRows: readonly TextRow[],
  content: Pick<Content, 'facts' | 'messages' | 'site'>,
): number {
  const values = inRows.flatMap(({ texts: inLanguages }) =>
    inLanguages.map((text) => textValue(content, text)),
  );
  return values.reduce<number>((sum, value) => sum + leaves(value), 0);
}

function leaves(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 1;
  return Object.values(value).reduce<number>((sum, inner) => sum + leaves(inner), 0);
}
