import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * Creates the tables of ec2fad70, in types that every engine has. The first steps of development made the same ones, and databases
 * of ec2fad70 have their names: `absorbedSteps`.
 */
export const firstTables: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};

/** The names of the steps that the first one has absorbed: each does nothing. A database that has only some is of before ec2fad70. */
export const absorbedSteps: Readonly<Record<string, Migration>> = Object.fromEntries(
  [
    '0002-rate-limits',
    '0003-desk-tables',
    '0004-text-sources',
    '0005-translations',
    '0006-product-story',
    '0007-notice-and-requests',
    '0008-consent',
    '0009-mask-aadhaar',
    '0010-erasures',
    '0011-removed-products',
    '0012-student-of-application',
    '0013-maker-of-invitation',
    '0014-nobody-in-pictures',
    '0015-suspect-applications',
    '0016-mask-aadhaar-again',
    '0017-searched-words',
    '0018-text-originals',
    '0019-catalogue-documents',
    '0020-entry-names',
  ].map((name) => [name, { up: () => Promise.resolve() }]),
);

const statements = [
  `create table products (id text primary key, position bigint not null, data text not null)`,
  `create table removed_products (id text primary key, category text not null)`,
  `create table home_products (id text primary key, position bigint not null, data text not null)`,

  `create table applications (
    reference text primary key, fingerprint text not null unique, received_at text not null,
    first_name text not null, last_name text not null, email text not null, phone text not null,
    address text not null, purpose text not null, duration text not null, additional_info text not null,
    language text not null default 'en', state text not null default 'new', state_since text not null default '',
    looked_after_by text not null default '', notice_version text not null default '',
    notice_at text not null default '', erasure_asked_at text not null default '',
    student_id text not null default '', suspect integer not null default 0)`,
  `create index applications_by_state on applications (state, received_at)`,
  `create table application_notes (
    id text primary key, reference text not null, written_at text not null, person_name text not null,
    text text not null)`,
  `create index application_notes_by_reference on application_notes (reference)`,

  `create table students (
    id text primary key, identity text not null unique, position bigint not null, created_at text not null,
    updated_at text not null, name text not null, email text not null, phone text not null, address text not null,
    course text not null, c_year text not null, section text not null, hostel_name text not null,
    room_number text not null, fees_paid bigint not null, left_on text not null default '',
    consent text not null default '')`,

  `create table gallery_pictures (
    id text primary key, type text not null, date text not null, image text not null, title text not null,
    description text not null, alt text not null, consent text not null, position bigint not null,
    translations text not null default '')`,
  `create table people_pictures (image text primary key)`,

  `create table people (
    id text primary key, name text not null, name_key text not null, role text not null, email text not null,
    password_hash text not null, totp_secret text not null, recovery_codes text not null, created_at text not null,
    wants_mail bigint not null, totp_step bigint not null)`,
  // Two people can't be told apart by one name at the sign-in.
  `create unique index people_by_name on people (name_key)`,
  `create table passkeys (
    id text primary key, person_id text not null, public_key text not null, transports text not null,
    device text not null, created_at text not null, used_at text not null, counter bigint not null)`,
  `create index passkeys_by_person on passkeys (person_id)`,
  `create table invitations (
    token_hash text primary key, name text not null, role text not null, person_id text not null,
    created_at text not null, expires_at text not null, used_at text not null, made_by text not null default '')`,
  `create table sessions (
    token_hash text primary key, person_id text not null, created_at text not null, seen_at text not null,
    confirmed_at text not null, device text not null)`,
  `create index sessions_by_person on sessions (person_id)`,
  `create table challenges (challenge text primary key, purpose text not null, expires_at text not null)`,

  `create table drafts (
    id text primary key, kind text not null, entry_id text not null, data text not null, changed_at text not null,
    changed_by text not null)`,
  `create table bin (
    id text primary key, kind text not null, entry_id text not null, name text not null, data text not null,
    deleted_at text not null, deleted_by text not null)`,
  `create index bin_by_time on bin (deleted_at)`,
  `create table log (
    id text primary key, at text not null, person_id text not null, person_name text not null, action text not null,
    kind text not null, entry_id text not null, entry_name text not null, before text not null, after text not null)`,
  `create index log_by_time on log (at)`,
  `create index log_by_person on log (person_id, id)`,
  `create index log_by_name on log (person_id, person_name, id)`,
  `create index log_by_entry on log (entry_id)`,

  `create table text_overrides (
    id text primary key, value text not null, changed_at text not null, changed_by text not null,
    source_hash text not null default '', original text not null default '')`,
  `create table text_versions (
    id text primary key, text_id text not null, value text not null, since text not null, "by" text not null,
    source_hash text not null default '')`,
  `create index text_versions_by_text on text_versions (text_id)`,

  `create table picture_jobs (
    id text primary key, state text not null, crop text not null, address text not null, problem text not null,
    created_at text not null, heard_at text not null, done bigint not null, total bigint not null)`,
  `create table statuses (name text primary key, value text not null)`,
  `create table erasures (id text primary key, kind text not null, hash text not null, at text not null)`,
  // Columns and their order are those that rate-limiter-flexible writes to; on SQLite the table stays empty.
  `create table rate_limits (key text primary key, points bigint not null, expire bigint)`,
  `create table revisions (name text primary key, value bigint not null)`,
  `insert into revisions (name, value) values
    ('products', 0), ('home_products', 0), ('students', 0), ('gallery_pictures', 0), ('text_overrides', 0)`,
];
