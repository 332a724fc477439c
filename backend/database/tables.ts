import type { Application } from '../../domain/application.ts';
import type { PublicStudent } from '../../domain/student.ts';
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
  alt: string;
  sold_out: number;
  featured: number;
  styles: string;
  variants: string;
  color_variants: string;
  translations: string;
  /** JSON, '' where there is none. */
  story: string;
};

/** A product that was in the catalogue and is no longer, with its category, for what is shown instead. */
export type RemovedProductRow = { id: string; category: string };

/** The row of a home product, a document of the collection NGOproducts; its price is in paise. */
export type HomeProductRow = {
  id: string;
  position: number;
  name: string;
  image: string;
  alt: string;
  price: number;
  translations: string;
};

/**
 * A received application's row; `fingerprint` makes the identical application the same one; it is the row's own
 * reference once an identical one has become an application of its own. `state`, since when it has it, and the person who looks after it ('' for nobody) are the staff's. `notice_version` is the privacy notice that was
 * given at `notice_at`; `erasure_asked_at` is '' where the family has not asked for it. `student_id` is the student who was
 * admitted by it, '' for none.
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
} & {
  [Field in keyof Application as ColumnName<Field>]: string;
};

/** What someone on staff wrote about an application. */
export type ApplicationNoteRow = {
  id: string;
  reference: string;
  written_at: string;
  person_name: string;
  text: string;
};

/**
 * An enrolled student's row; id, identity, position and times never leave the backend. `left_on` is a date, '' for who is
 * there; `consent` is JSON, '' where there is none.
 */
export type StudentRow = {
  id: string;
  identity: string;
  position: number;
  created_at: string;
  updated_at: string;
  left_on: string;
  consent: string;
} & {
  [Field in keyof PublicStudent as ColumnName<Field>]: PublicStudent[Field] extends boolean ? number : string;
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

/** Someone on staff; secrets that are not set yet are ''. Lists are JSON text, yes and no are 1 and 0. */
export type PersonRow = {
  id: string;
  name: string;
  /** The name as people may type it, for finding it. */
  name_key: string;
  role: string;
  email: string;
  wants_mail: number;
  password_hash: string;
  totp_secret: string;
  /** The time step of the last code that was used, so that none is used twice. */
  totp_step: number;
  recovery_codes: string;
  created_at: string;
};

/** A passkey of someone on staff; its id is the credential's. */
export type PasskeyRow = {
  id: string;
  person_id: string;
  public_key: string;
  counter: number;
  transports: string;
  device: string;
  created_at: string;
  used_at: string;
};

/**
 * A link by which someone joins the staff; `person_id` is whose sign-in it resets, '' for someone new, `made_by` who on staff
 * made it, '' for the command line.
 */
export type InvitationRow = {
  token_hash: string;
  name: string;
  role: string;
  person_id: string;
  created_at: string;
  expires_at: string;
  used_at: string;
  made_by: string;
};

/** A device on which someone is signed in; `confirmed_at` is when they last proved who they are. */
export type SessionRow = {
  token_hash: string;
  person_id: string;
  created_at: string;
  seen_at: string;
  confirmed_at: string;
  device: string;
};

/** A random value that a browser has to sign once, as WebAuthn asks; `purpose` says for what. */
export type ChallengeRow = { challenge: string; purpose: string; expires_at: string };

/** What is typed of a thing and not published; its id is `kind:thing_id`, and `data` is JSON. */
export type DraftRow = {
  id: string;
  kind: string;
  thing_id: string;
  data: string;
  changed_at: string;
  changed_by: string;
};

/** A thing that was moved to the bin: what is needed to put it back, as JSON. */
export type BinRow = {
  id: string;
  kind: string;
  thing_id: string;
  name: string;
  data: string;
  deleted_at: string;
  deleted_by: string;
};

/**
 * A text or fact that replaces the one of the content folder; its id is `language/file#key`, its value JSON. `source_hash`
 * is the hash of the English text that it was translated from, '' for what is no translation.
 */
export type TextOverrideRow = {
  id: string;
  value: string;
  source_hash: string;
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

/** An entry of the log: who did what, and how the thing was before and after, as JSON ('' for none). */
export type LogRow = {
  id: string;
  at: string;
  person_id: string;
  person_name: string;
  action: string;
  kind: string;
  thing_id: string;
  thing_name: string;
  before: string;
  after: string;
};

/**
 * A picture that is being made ready: `state` is waiting, working, done or failed; `crop` is JSON. `heard_at` is when the
 * process that makes it last said so, '' while it waits.
 */
export type PictureJobRow = {
  id: string;
  state: string;
  crop: string;
  done: number;
  total: number;
  address: string;
  problem: string;
  created_at: string;
  heard_at: string;
};

/** What the site remembers of itself, such as its last backup, by name; its value is JSON. */
export type StatusRow = { name: string; value: string };

/** Something that was erased: the hash of what it was, and when. */
export type ErasureRow = { id: string; kind: string; hash: string; at: string };

/** The tables whose every change is counted in `revisions`. */
export type RevisedTable = 'products' | 'home_products' | 'students' | 'gallery_pictures' | 'text_overrides';

/** All tables; SQLite, PostgreSQL and engines compatible with it have the same schema. */
export type Tables = {
  products: ProductRow;
  removed_products: RemovedProductRow;
  home_products: HomeProductRow;
  applications: ApplicationRow;
  application_notes: ApplicationNoteRow;
  students: StudentRow;
  gallery_pictures: GalleryPictureRow;
  people_pictures: PeoplePictureRow;
  people: PersonRow;
  passkeys: PasskeyRow;
  invitations: InvitationRow;
  sessions: SessionRow;
  challenges: ChallengeRow;
  drafts: DraftRow;
  bin: BinRow;
  text_overrides: TextOverrideRow;
  text_versions: TextVersionRow;
  log: LogRow;
  picture_jobs: PictureJobRow;
  statuses: StatusRow;
  erasures: ErasureRow;
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
  people: 'id',
  passkeys: 'id',
  drafts: 'id',
  bin: 'id',
  text_overrides: 'id',
  text_versions: 'id',
  log: 'id',
} as const satisfies Partial<Record<keyof Tables, string>>;

export type KeptTable = keyof typeof keyOfTable;

/** The tables whose rows a backup contains and a move copies. */
export const keptTables = Object.keys(keyOfTable) as readonly KeptTable[];
