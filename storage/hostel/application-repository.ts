import type { Kysely } from 'kysely';
import { createHash, randomBytes } from 'node:crypto';
import * as v from 'valibot';
import { REFERENCE_BYTES, applicationReference } from '../../domain/hostel/application-reference.ts';
import { type Application, applicationFields, applicationSchema } from '../../domain/hostel/application.ts';
import { type Language, sourceLanguage } from '../../domain/values/languages.ts';
import { fromColumns, toColumns } from '../database/column-names.ts';
import { countRows } from '../database/rows.ts';
import type { ApplicationRow, Tables } from '../database/tables.ts';

// With a million applications stored, one new reference in 729 is taken; ten in a row never are.
const MOST_REFERENCES_TRIED = 10;

// A form is sent again within minutes, by a second press or after a lost connection.
const SENT_AGAIN_WITHIN_MS = 3_600_000;

/**
 * The applications for a place in the hostel, as they are received and removed; `newReference` replaces random references in
 * tests.
 */
export function createApplicationRepository(
  db: Kysely<Tables>,
  newReference: () => string = randomReference,
) {
  return {
    count: () => countRows(db, 'applications'),

    /**
     * Stores an application, unless the same form is sent again (`repeated`): the identical one came within the last hour and
     * nobody on staff has begun with it. The reference is then the first one's. `language` is the one of the form,
     * `noticeVersion` the privacy notice beside it ('' where it is not known), `suspect` whether a program may have filled it in.
     */
    async receive(
      application: Application,
      receivedAt: string,
      language: Language = sourceLanguage,
      noticeVersion = '',
      { suspect = false }: { suspect?: boolean } = {},
    ) {
      for (let tried = 0; tried < MOST_REFERENCES_TRIED; tried += 1) {
        const reference = newReference();
        if (await insert(db, application, { reference, receivedAt, language, noticeVersion, suspect }))
          return { reference, repeated: false };
        const identical = await findIdentical(db, application);
        if (identical && isSameForm(identical, receivedAt))
          return { reference: identical.reference, repeated: true };
        if (identical) await setApart(db, identical);
      }
      throw new Error('No free reference was found for an application.');
    },

    /** Removes an application and returns whether it was there. */
    async remove(reference: string) {
      const result = await db
        .deleteFrom('applications')
        .where('reference', '=', reference)
        .executeTakeFirst();
      return result.numDeletedRows > 0n;
    },
  };
}

function randomReference(): string {
  return applicationReference(randomBytes(REFERENCE_BYTES));
}

// Not in a transaction with the next query, which must see what another process has committed meanwhile.
async function insert(
  db: Kysely<Tables>,
  application: Application,
  receipt: Parameters<typeof applicationRow>[1],
): Promise<boolean> {
  const result = await db
    .insertInto('applications')
    .values(applicationRow(application, receipt))
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return result.numInsertedOrUpdatedRows === 1n;
}

type Identical = Pick<ApplicationRow, 'reference' | 'received_at' | 'state' | 'erasure_asked_at'>;

async function findIdentical(db: Kysely<Tables>, application: Application): Promise<Identical | undefined> {
  return db
    .selectFrom('applications')
    .select(['reference', 'received_at', 'state', 'erasure_asked_at'])
    .where('fingerprint', '=', applicationFingerprint(application))
    .executeTakeFirst();
}

// Later, whoever knows what a family wrote would learn the reference, which opens what staff add. One that is to be erased would
// take the new form with it.
function isSameForm({ received_at, state, erasure_asked_at }: Identical, receivedAt: string): boolean {
  if (state !== 'new' || erasure_asked_at !== '') return false;
  return Date.parse(receivedAt) - Date.parse(received_at) <= SENT_AGAIN_WITHIN_MS;
}

// A reference is no fingerprint, and there only once.
async function setApart(db: Kysely<Tables>, { reference }: Identical): Promise<void> {
  await db
    .updateTable('applications')
    .set({ fingerprint: reference })
    .where('reference', '=', reference)
    .execute();
}

/** An application as the foundation keeps it; `receivedAt` is an ISO time. */
export type StoredApplication = Application & { reference: string; receivedAt: string };

/**
 * The fields of an application that the first release stored. They never change: the fingerprints that are stored are made of
 * them.
 */
const firstFields = [
  'firstName',
  'lastName',
  'email',
  'phone',
  'address',
  'purpose',
  'duration',
  'additionalInfo',
] as const satisfies readonly (keyof Application)[];

// Applications of before a digit was asked for.
const storedPhone = v.pipe(v.string(), v.minLength(1));

/** The entries of a schema for an application as storage and the bin keep it: a field that is newer than the application is blank. */
export function storedEntries<Entries extends v.ObjectEntries>(entries: Entries): Entries {
  const first: readonly string[] = firstFields;
  const stored = Object.entries(entries).map(([name, schema]) => {
    if (name === 'phone') return [name, storedPhone];
    return [name, first.includes(name) ? schema : v.optional(v.string(), '')];
  });
  return Object.fromEntries(stored) as Entries;
}

const storedSchema = v.object(storedEntries(applicationSchema.entries));

/** The application of a row; throws a ValiError where the row can't be read. */
export function applicationFromRow(row: ApplicationRow): StoredApplication {
  const application = v.parse(storedSchema, fromColumns(applicationFields, row));
  return { ...application, reference: row.reference, receivedAt: row.received_at };
}

/** The row of an application as it is received. */
export function applicationRow(
  application: Application,
  {
    reference,
    receivedAt,
    language,
    noticeVersion,
    suspect,
  }: { reference: string; receivedAt: string; language: string; noticeVersion: string; suspect: boolean },
): ApplicationRow {
  return {
    reference,
    fingerprint: applicationFingerprint(application),
    received_at: receivedAt,
    language,
    state: 'new',
    state_since: receivedAt,
    looked_after_by: '',
    notice_version: noticeVersion,
    notice_at: noticeVersion === '' ? '' : receivedAt,
    erasure_asked_at: '',
    student_id: '',
    suspect: suspect ? 1 : 0,
    ...toColumns(applicationFields, application),
  };
}

/**
 * The SHA-256 of the first fields of an application in hexadecimal digits: equal for applications only that are identical in
 * these.
 */
export function applicationFingerprint(application: Application): string {
  const identity = JSON.stringify(firstFields.map((field) => application[field]));
  return createHash('sha256').update(identity).digest('hex');
}

/** A note that someone on staff wrote about an application, at an ISO time. */
export type ApplicationNote = { id: string; writtenAt: string; personName: string; text: string };

/** A row of the table `application_notes`. */
export type ApplicationNoteRow = ApplicationNote & { reference: string };

/** The notes about applications. */
export function createApplicationNoteRepository(db: Kysely<{ applicationNotes: ApplicationNoteRow }>) {
  return {
    /** The notes about an application, the oldest first. */
    async of(reference: string): Promise<ApplicationNote[]> {
      return db
        .selectFrom('applicationNotes')
        .select(['id', 'writtenAt', 'personName', 'text'])
        .where('reference', '=', reference)
        .orderBy('writtenAt')
        .orderBy('id')
        .execute();
    },

    async add(reference: string, note: ApplicationNote) {
      await db
        .insertInto('applicationNotes')
        .values({ ...note, reference })
        .execute();
    },

    /** Removes all notes about an application. */
    async removeOf(reference: string) {
      await db.deleteFrom('applicationNotes').where('reference', '=', reference).execute();
    },
  };
}
