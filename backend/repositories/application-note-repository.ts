import type { Kysely } from 'kysely';

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
