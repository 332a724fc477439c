import { randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Application } from '../../domain/application.ts';
import { applicationReference, REFERENCE_BYTES } from '../../domain/application-reference.ts';
import { type Language, sourceLanguage } from '../../domain/languages.ts';
import type { ApplicationRow, Tables } from '../database/tables.ts';
import { applicationFingerprint, applicationRow } from './application-row.ts';
import { countRows } from './count-rows.ts';

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

type Identical = Pick<ApplicationRow, 'reference' | 'received_at' | 'state'>;

async function findIdentical(db: Kysely<Tables>, application: Application): Promise<Identical | undefined> {
  return db
    .selectFrom('applications')
    .select(['reference', 'received_at', 'state'])
    .where('fingerprint', '=', applicationFingerprint(application))
    .executeTakeFirst();
}

// Later, whoever knows what a family wrote would learn the reference, which opens what staff add.
function isSameForm({ received_at, state }: Identical, receivedAt: string): boolean {
  return state === 'new' && Date.parse(receivedAt) - Date.parse(received_at) <= SENT_AGAIN_WITHIN_MS;
}

// A reference is no fingerprint, and there only once.
async function setApart(db: Kysely<Tables>, { reference }: Identical): Promise<void> {
  await db
    .updateTable('applications')
    .set({ fingerprint: reference })
    .where('reference', '=', reference)
    .execute();
}
