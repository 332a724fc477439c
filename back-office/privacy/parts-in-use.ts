import { type Part, type PartInUse, isOn } from '../../domain/values/parts.ts';
import type { Repositories } from '../../storage/create-repositories.ts';

/** The kinds of drafts, and of what is in the bin, that tell of persons of a part. */
const kindsOf = { students: 'student', shop: 'product', gallery: 'gallery-picture' } as const;

/**
 * Finds out which parts of the site are on, or keep something of persons though they are off: whoever is told of there can still see,
 * correct and withdraw it. While applications are on there are students: those who were admitted. It is asked once at the start; a part
 * that is off gets nothing new.
 */
export async function partsInUse(repositories: Repositories): Promise<PartInUse> {
  const { bin, drafts, gallery, products } = repositories;
  const rows = await repositories.countRows();
  const isDraftedOrBinned = async (part: keyof typeof kindsOf) =>
    ((await drafts.counts())[kindsOf[part]] ?? 0) > 0 || (await bin.all(kindsOf[part])).length > 0;
  const keeps: Readonly<Partial<Record<Part, () => Promise<boolean>>>> = {
    applications: async () => rows.applications > 0,
    students: async () => isOn('applications') || rows.students > 0 || (await isDraftedOrBinned('students')),
    shop: async () =>
      (await products.all()).some(({ story }) => story?.maker) || (await isDraftedOrBinned('shop')),
    gallery: async () =>
      (await gallery.all()).some(({ consent }) => consent !== 'nobody') ||
      (await isDraftedOrBinned('gallery')),
  };
  const inUse = new Set<Part>();
  for (const [part, isKept] of Object.entries(keeps) as [Part, () => Promise<boolean>][])
    if (!isOn(part) && (await isKept())) inUse.add(part);
  return (part) => isOn(part) || inUse.has(part);
}
