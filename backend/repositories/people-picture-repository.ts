import type { Kysely, Transaction } from 'kysely';
import type { Tables } from '../database/tables.ts';

/**
 * The pictures that were ever published with people in them: their files are served only while a consent holds. The gallery
 * writes them.
 */
export function createPeoplePictureRepository(db: Kysely<Tables>) {
  return {
    /** Their addresses, or names where they are pictures of the content, as the gallery has them. */
    async all() {
      const rows = await db.selectFrom('people_pictures').select('image').execute();
      return rows.map(({ image }) => image);
    },
  };
}

/** Remembers pictures that are being published with people in them; one that is known already is no error. */
export async function rememberPeoplePictures(
  transaction: Transaction<Tables>,
  images: readonly string[],
): Promise<void> {
  if (images.length === 0) return;
  await transaction
    .insertInto('people_pictures')
    .values([...new Set(images)].map((image) => ({ image })))
    .onConflict((conflict) => conflict.column('image').doNothing())
    .execute();
}
