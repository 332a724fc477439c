import type { Migration } from 'kysely/migration';

/** Adds the addresses of the pictures that were published with people in them; those that are published now are its first rows. */
export const peoplePictures: Migration = {
  async up(db) {
    await db.schema
      .createTable('people_pictures')
      .addColumn('image', 'text', (column) => column.primaryKey())
      .execute();
    const tables = db.withTables<{
      gallery_pictures: { image: string; consent: string };
      people_pictures: { image: string };
    }>();
    await tables
      .insertInto('people_pictures')
      .columns(['image'])
      .expression(tables.selectFrom('gallery_pictures').select('image').distinct().where('consent', '!=', ''))
      .execute();
  },
};
