import type { Application } from '../../domain/application.ts';
import type { Student } from '../../domain/student.ts';
import type { ColumnName } from './column-names.ts';

/** A product's row: prices in paise, lists as JSON text, yes and no as 1 and 0. */
export type ProductRow = {
  id: string;
  position: number;
  name: string;
  description: string;
  category: string;
  price: number;
  unit: string;
  image_url: string;
  featured: number;
  styles: string;
  variants: string;
  color_variants: string;
};

/** The row of a home product, a document of the collection NGOproducts; its price is in paise. */
export type HomeProductRow = { id: string; position: number; name: string; image: string; price: number };

/** A received application's row; `fingerprint` is what makes the identical application the same one. */
export type ApplicationRow = { reference: string; fingerprint: string; received_at: string } & {
  [Field in keyof Application as ColumnName<Field>]: string;
};

/** An enrolled student's row; id, identity, position and times never leave the backend. */
export type StudentRow = {
  id: string;
  identity: string;
  position: number;
  created_at: string;
  updated_at: string;
} & { [Field in keyof Student as ColumnName<Field>]: Student[Field] extends boolean ? number : string };

/** The tables whose every change is counted in `revisions`. */
export type RevisedTable = 'products' | 'home_products' | 'students';

/** All tables; SQLite, PostgreSQL and engines compatible with it have the same schema. */
export type Tables = {
  products: ProductRow;
  home_products: HomeProductRow;
  applications: ApplicationRow;
  students: StudentRow;
  revisions: { name: RevisedTable; value: number };
};

/** The tables whose rows a backup contains and a move copies. */
export const keptTables = ['products', 'home_products', 'applications', 'students'] as const;

export type KeptTable = (typeof keptTables)[number];

/** The column that is the primary key of each of them. */
export const keyOfTable = {
  products: 'id',
  home_products: 'id',
  applications: 'reference',
  students: 'id',
} as const satisfies Record<KeptTable, string>;
