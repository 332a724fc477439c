import type { Application } from '../../domain/hostel/application.ts';
import type { StudentEntry, StudentFieldName } from '../../domain/hostel/student.ts';
import type { ColumnName } from './column-names.ts';

/** A product that was in the catalogue and is no longer, with its category, for what is shown instead. */
export type RemovedProductRow = { id: string; category: string };

/** The row of an entry that is kept as one document: JSON of all that its fields hold but its id. */
export type DocumentRow = { id: string; position: number; data: string };

/**
 * A received application's row; `fingerprint` makes the identical application the same one; it is the row's own
 * reference once an identical one has become an application of its own. `state`, since when it has it, and the person who looks after it ('' for nobody) are the staff's. `notice_version` is the privacy notice that was
 * given at `notice_at`; `erasure_asked_at` is '' where the family has not asked for it. `student_id` is the student who was
 * admitted by it, '' for none. `suspect` is 1 where the field was filled in that people do not see.
 */
export type ApplicationRow = {
  reference: string;
  fingerprint: string;
  received_at: string;
  language: string;
  state: string;
  state_since: string;
  looked_after_by: string;
  notice_version: string;
  notice_at: string;
  erasure_asked_at: string;
  student_id: string;
  suspect: number;
} & {
  [Field in keyof Application as ColumnName<Field>]: string;
};

/** A row of any table, as copying and comparing see it. */
export type AnyRow = Record<string, string | number>;

/**
 * The fields of a student that the first release stored, each in a column of its own; `studentIdentity` may be made of them.
 * They never change: a field that is newer belongs in `details`.
 */
export const firstStudentFields = [
  'name',
  'email',
  'phone',
  'address',
  'course',
  'c_year',
  'section',
  'hostelName',
  'roomNumber',
  'feesPaid',
] as const satisfies readonly StudentFieldName[];

type FirstStudentField = (typeof firstStudentFields)[number];

/**
 * An enrolled student's row; id, identity, position and times never leave the backend. `left_on` is a date, '' for who is
 * there; `consent` is JSON, '' where there is none; `off_list_on` is a date, '' for who was not taken off the public list.
 * `details` is JSON of the fields that are newer than the first ones, '' where all are blank.
 */
export type StudentRow = {
  id: string;
  identity: string;
  position: number;
  created_at: string;
  updated_at: string;
  left_on: string;
  consent: string;
  off_list_on: string;
  details: string;
} & {
  [Field in FirstStudentField as ColumnName<Field>]: StudentEntry[Field] extends boolean ? number : string;
};

/**
 * A picture of the gallery as staff keep it; `consent` is JSON, `nobody` where nobody can be recognised, `missing` or anything
 * else where somebody can and none is known.
 */
export type GalleryPictureRow = {
  id: string;
  position: number;
  type: string;
  date: string;
  image: string;
  title: string;
  description: string;
  alt: string;
  consent: string;
  translations: string;
};

/** The address of a picture that was published with people in it; the row stays when the picture is removed. */
export type PeoplePictureRow = { image: string };

/**
 * A text or fact that replaces the one of the content folder; its id is `language/file#key`, its value JSON. `source_hash`
 * is the hash of the English text that it was translated from, '' for what is no translation. `original` is what the content
 * folder said when it was replaced, as JSON; '' where that is not known.
 */
export type TextOverrideRow = {
  id: string;
  value: string;
  source_hash: string;
  original: string;
  changed_at: string;
  changed_by: string;
};

/** A value that a text had since that time, as JSON; a time of '' stands for what the content folder said before. */
export type TextVersionRow = {
  id: string;
  text_id: string;
  value: string;
  source_hash: string;
  since: string;
  by: string;
};

/** The tables whose every change is counted in `revisions`. */
export type RevisedTable =
  | 'products'
  | 'home_products'
  | 'students'
  | 'gallery_pictures'
  | 'documents'
  | 'text_overrides';

/**
 * All tables; SQLite, PostgreSQL and engines compatible with it have the same schema. The columns of those with `AnyRow` are
 * named by their repositories alone: `StaffTables`.
 */
export type Tables = {
  products: DocumentRow;
  removed_products: RemovedProductRow;
  home_products: DocumentRow;
  applications: ApplicationRow;
  application_notes: AnyRow;
  students: StudentRow;
  gallery_pictures: GalleryPictureRow;
  people_pictures: PeoplePictureRow;
  documents: DocumentRow;
  people: AnyRow;
  passkeys: AnyRow;
  invitations: AnyRow;
  sessions: AnyRow;
  challenges: AnyRow;
  drafts: AnyRow;
  bin: AnyRow;
  text_overrides: TextOverrideRow;
  text_versions: TextVersionRow;
  log: AnyRow;
  picture_jobs: AnyRow;
  statuses: AnyRow;
  erasures: AnyRow;
  revisions: { name: RevisedTable; value: number };
};

/** The column that is the primary key of each table whose rows a backup contains and a move copies. */
export const keyOfTable = {
  products: 'id',
  removed_products: 'id',
  home_products: 'id',
  applications: 'reference',
  application_notes: 'id',
  students: 'id',
  gallery_pictures: 'id',
  documents: 'id',
  people: 'id',
  passkeys: 'id',
  drafts: 'id',
  bin: 'id',
  picture_jobs: 'id',
  text_overrides: 'id',
  text_versions: 'id',
  log: 'id',
} as const satisfies Partial<Record<keyof Tables, string>>;

export type KeptTable = keyof typeof keyOfTable;

/** The tables whose rows a backup contains and a move copies. */
export const keptTables = Object.keys(keyOfTable) as readonly KeptTable[];
