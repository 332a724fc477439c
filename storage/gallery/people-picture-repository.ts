import type { Kysely } from 'kysely';
import type { Tables } from '../database/tables.ts';

/**
 * The pictures that were ever published with people in them: their files are served only while a consent holds. The gallery
 * writes those of the desk, the start of a site those of its files.
 */
export function createPeoplePictureRepository(db: Kysely<Tables>) {
  const all = async () => {
    const rows = await db.selectFrom('people_pictures').select('image').execute();
    return rows.map(({ image }) => image);
  };
  return {
    /** Their addresses, or names where they are pictures of the content, as the gallery has them. */
    all,
    /** Adds those that are not known yet; writes nothing where all are. */
    async remember(images: readonly string[]): Promise<void> {
      const known = new Set(images.length === 0 ? [] : await all());
      await rememberPeoplePictures(
        db,
        images.filter((image) => !known.has(image)),
      );
    },
  };
}

/** Remembers pictures that are being published with people in them; one that is known already is no error. */
export async function rememberPeoplePictures(db: Kysely<Tables>, images: readonly string[]): Promise<void> {
  if (images.length === 0) return;
  await db
    .insertInto('people_pictures')
    .values([...new Set(images)].map((image) => ({ image })))
    .onConflict((conflict) => conflict.column('image').doNothing())
    .execute();
}
