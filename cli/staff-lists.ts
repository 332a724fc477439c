import type { Collection } from '../back-office/collections/collection.ts';
import { homeProductCollection } from '../back-office/collections/home-product-collection.ts';
import { productCollection } from '../back-office/collections/product-collection.ts';
import type { Catalogue } from '../back-office/collections/remove-by-ids.ts';
import { studentCollection, studentNoun } from '../back-office/collections/student-collection.ts';
import type { Noun } from '../back-office/counted.ts';
import { type Student, studentFields } from '../domain/student.ts';
import type { Site } from './with-site.ts';

/** A list that staff import and export, as commands describe it before the content of the site is read. */
export type StaffList<Item> = {
  noun: Noun;
  /** Names of columns that an import reads. */
  columns: readonly string[];
  collection(site: Site): Collection<Item>;
};

/** The enrolled students; their columns have the headings of the site's content. */
export const studentList: StaffList<Student> = {
  noun: studentNoun,
  columns: studentFields,
  collection: (site) => studentCollection(site.content().messages.enrolled),
};

/** The products of the shop. */
export const productList = catalogueList(productCollection);

/** The products on the home page. */
export const homeProductList = catalogueList(homeProductCollection);

function catalogueList<Item>(catalogue: Catalogue<Item>): StaffList<Item> {
  return {
    noun: catalogue.noun,
    columns: catalogue.columns.map(({ name }) => name),
    collection: () => catalogue,
  };
}
