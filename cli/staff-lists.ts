import type { Noun } from '../back-office/counted.ts';
import type { Collection } from '../back-office/entries/collection.ts';
import { studentCollection, studentNoun } from '../back-office/hostel/student-lists.ts';
import { homeProductCollection, productCollection } from '../back-office/shop/products.ts';
import { type StudentEntry, studentFieldNames } from '../domain/hostel/student.ts';
import type { Settings } from '../server/settings.ts';
import type { CommandSite } from './with-site.ts';

/** A list that staff import and export, as commands describe it before the content of the site is read. */
export type StaffList<Item> = {
  noun: Noun;
  /** Names of columns that an import reads. */
  columns: readonly string[];
  collection(site: CommandSite): Collection<Item>;
  /** Where visitors see this list from instead of the site's own database; undefined where it is the database. */
  shownFrom(settings: Settings): string | undefined;
};

/** The enrolled students; their columns have the headings of the site's content. */
export const studentList: StaffList<StudentEntry> = {
  noun: studentNoun,
  columns: studentFieldNames,
  collection: (site) => studentCollection(site.content().messages.en.enrolled),
  shownFrom: anotherBackend,
};

/** The products of the shop. */
export const productList = catalogueList(productCollection, anotherBackend);

/** The products on the home page. */
export const homeProductList = catalogueList(
  homeProductCollection,
  ({ FIRESTORE_PROJECT: project }) => project && `the Firestore project ${project} (FIRESTORE_PROJECT)`,
);

function anotherBackend({ BACKEND_URL: address }: Settings): string | undefined {
  return address && `${address} (BACKEND_URL)`;
}

function catalogueList<Item>(
  catalogue: Collection<Item>,
  shownFrom: StaffList<Item>['shownFrom'],
): StaffList<Item> {
  return {
    noun: catalogue.noun,
    columns: catalogue.columns.map(({ name }) => name),
    collection: () => catalogue,
    shownFrom,
  };
}

/** The note for staff who look at a list that visitors don't see; undefined where visitors see it. */
export function elsewhereNote<Item>(
  { noun, shownFrom }: StaffList<Item>,
  settings: Settings,
): string | undefined {
  const place = shownFrom(settings);
  return place && `Note: visitors see the ${noun.many} of ${place}, not this list.`;
}
