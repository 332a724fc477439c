import { type Part, type PartInUse, isOn } from '../../domain/values/parts.ts';
import type { Repositories } from '../../storage/create-repositories.ts';

/** The parts that keep something of persons, and the kind of its drafts, and of what is in the bin of it. */
const kindsOf = {
  applications: 'application',
  students: 'student',
  shop: 'product',
  gallery: 'gallery-picture',
} as const satisfies Partial<Record<Part, string>>;

type PartOfPersons = keyof typeof kindsOf;

/** How many entries of persons a part keeps, how many drafts, and how many entries in the bin. */
export type Kept = { part: PartOfPersons; entries: number; drafts: number; binned: number };

/** What the parts of the site that are off keep of persons all the same; nothing of those that keep none. */
export async function keptOfPersons(repositories: Repositories): Promise<Kept[]> {
  const { bin, drafts, gallery, products } = repositories;
  const rows = await repositories.countRows();
  const drafted = await drafts.counts();
  const entriesOf: Readonly<Record<PartOfPersons, () => number | Promise<number>>> = {
    applications: () => rows.applications,
    students: () => rows.students,
    shop: async () => (await products.all()).filter(({ story }) => story?.maker).length,
    gallery: async () => (await gallery.all()).filter(({ consent }) => consent !== 'nobody').length,
  };
  const found: Kept[] = [];
  for (const part of Object.keys(kindsOf) as PartOfPersons[]) {
    if (isOn(part)) continue;
    const kind = kindsOf[part];
    const kept = {
      entries: await entriesOf[part](),
      drafts: drafted[kind] ?? 0,
      binned: (await bin.all(kind)).length,
    };
    if (kept.entries + kept.drafts + kept.binned > 0) found.push({ part, ...kept });
  }
  return found;
}

/**
 * Finds out which parts of the site are on, or keep something of persons though they are off: whoever is told of there can still see,
 * correct and withdraw it. While applications are on there are students: those who were admitted. It is asked once at the start; a part
 * that is off gets nothing new.
 */
export async function partsInUse(repositories: Repositories): Promise<PartInUse> {
  const kept = new Set<Part>((await keptOfPersons(repositories)).map(({ part }) => part));
  return (part) => isOn(part) || kept.has(part) || (part === 'students' && isOn('applications'));
}
