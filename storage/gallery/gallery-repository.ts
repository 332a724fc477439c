import type { Kysely, Transaction } from 'kysely';
import * as v from 'valibot';
import {
  pictureConsentAsColumn,
  pictureConsentFromColumn,
} from '../../domain/consents/publication-consent.ts';
import { type GalleryPicture, galleryPictureSchema } from '../../domain/gallery/gallery-picture.ts';
import { type ReportRow, readableRows } from '../database/readable-rows.ts';
import { excludedValues } from '../database/rows.ts';
import type { GalleryPictureRow, Tables } from '../database/tables.ts';
import {
  type CatalogueRepository,
  type Placed,
  createCatalogueRepository,
} from '../entries/catalogue-repository.ts';
import { rememberPeoplePictures } from './people-picture-repository.ts';

/** The gallery's published pictures; the addresses of those that show people are remembered, also once they are removed. */
export function createGalleryRepository(
  db: Kysely<Tables>,
  report: ReportRow,
): CatalogueRepository<GalleryPicture> {
  return createCatalogueRepository(db, {
    table: 'gallery_pictures',
    idOf: (picture) => picture.id,
    upsert,
    async read(ids) {
      let query = db.selectFrom('gallery_pictures').selectAll().orderBy('position');
      if (ids !== undefined) query = query.where('id', 'in', ids);
      return readableRows(
        await query.execute(),
        (row) => ({ item: pictureFromRow(row), position: row.position }),
        { nameOf: (row) => `the gallery picture ${row.id}`, report },
      );
    },
  });
}

type ChangingColumn = Exclude<keyof GalleryPictureRow, 'id' | 'position'>;

// A picture keeps its id and its place.
const changing: Readonly<Record<ChangingColumn, true>> = {
  type: true,
  date: true,
  image: true,
  title: true,
  description: true,
  alt: true,
  consent: true,
  translations: true,
};
const changingColumns = Object.keys(changing) as ChangingColumn[];

async function upsert(transaction: Transaction<Tables>, pictures: readonly Placed<GalleryPicture>[]) {
  const ofPeople = pictures.filter(({ item }) => item.consent !== 'nobody');
  await rememberPeoplePictures(
    transaction,
    ofPeople.map(({ item }) => item.image),
  );
  await transaction
    .insertInto('gallery_pictures')
    .values(
      pictures.map(({ item: { consent, translations, ...texts }, position }) => ({
        ...texts,
        consent: pictureConsentAsColumn(consent),
        translations: translationsJson(translations),
        position,
      })),
    )
    .onConflict((conflict) => conflict.column('id').doUpdateSet(excludedValues(changingColumns)))
    .execute();
}

function pictureFromRow(stored: GalleryPictureRow): GalleryPicture {
  const { position: _, ...row } = stored;
  const consent = pictureConsentFromColumn(row.consent);
  const translations = translationsFromJson(row.translations);
  return v.parse(galleryPictureSchema, { ...row, consent, translations });
}

// '' stands for none.
function translationsJson(translations: object | undefined): string {
  return translations ? JSON.stringify(translations) : '';
}

// For a schema to read; what is no JSON counts as none.
function translationsFromJson(json: string): unknown {
  try {
    return json === '' ? undefined : JSON.parse(json);
  } catch {
    return undefined;
  }
}
