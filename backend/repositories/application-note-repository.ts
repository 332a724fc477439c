import type { Kysely } from 'kysely';
import type { Tables } from '../database/tables.ts';

/** What someone on staff wrote about an application, at an ISO time. */
export type ApplicationNote = { id: string; writtenAt: string; personName: string; text: string };

/** The notes about applications. */
export type ApplicationNoteRepository = {
  /** The notes about an application, the oldest first. */
  of(reference: string): Promise<ApplicationNote[]>;
  add(reference: string, note: ApplicationNote): Promise<void>;
  /** Removes all notes about an application. */
  removeOf(reference: string): Promise<void>;
};

/** The notes of the table `application_notes`. */
export function createApplicationNoteRepository(db: Kysely<Tables>): ApplicationNoteRepository {
  return {
    async of(reference) {
      const rows = await db
        .selectFrom('application_notes')
        .selectAll()
        .where('reference', '=', reference)
        .orderBy('written_at')
        .orderBy('id')
        .execute();
      return rows.map(({ id, written_at, person_name, text }) => ({
        id,
        writtenAt: written_at,
        personName: person_name,
        text,
      }));
    },

    async add(reference, { id, writtenAt, personName, text }) {
      await db
        .insertInto('application_notes')
        .values({ id, reference, written_at: writtenAt, person_name: personName, text })
        .execute();
    },

    async removeOf(reference) {
      await db.deleteFrom('application_notes').where('reference', '=', reference).execute();
    },
  };
}
