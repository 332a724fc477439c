import type { Migration } from 'kysely/migration';

/** Says in words which pictures of the gallery show nobody; until now a consent of '' meant that, and so did a missing one. */
export const nobodyInPictures: Migration = {
  async up(db) {
    await db
      .withTables<{ gallery_pictures: { consent: string } }>()
      .updateTable('gallery_pictures')
      .set({ consent: 'nobody' })
      .where('consent', '=', '')
      .execute();
  },
};
