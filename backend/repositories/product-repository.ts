import { type Kysely, sql, type Transaction } from 'kysely';
import type { Product } from '../../domain/product.ts';
import type { Tables } from '../database/tables.ts';
import { type CatalogueRepository, createCatalogueRepository, type Placed } from './catalogue-repository.ts';
import { excludedValues } from './excluded-values.ts';
import { productFromRow, productRow } from './product-row.ts';
import { readableRows, type ReportRow } from './readable-rows.ts';

/** What products are looked for: words of which each is in one of their texts ('' for all), a category ('' for all). */
export type ProductsWanted = { words: string; category: string; soldOut: boolean };

/** The shop's catalogue. */
export type ProductRepository = CatalogueRepository<Product> & {
  /** The ids of the products that are wanted, whatever the case of the words. */
  idsOf(wanted: ProductsWanted): Promise<string[]>;
};

/** The shop's catalogue in the table `products`. */
export function createProductRepository(db: Kysely<Tables>, report: ReportRow): ProductRepository {
  const catalogue = createCatalogueRepository(db, {
    table: 'products',
    idOf: (product) => product._id,
    upsert,
    async read(ids) {
      let query = db.selectFrom('products').selectAll().orderBy('position');
      if (ids !== undefined) query = query.where('id', 'in', ids);
      return readableRows(
        await query.execute(),
        (row) => ({ item: productFromRow(row), position: row.position }),
        { nameOf: (row) => `the product ${row.id}`, report },
      );
    },
  });

  return {
    ...catalogue,
    async idsOf({ words, category, soldOut }) {
      let query = db.selectFrom('products').select('id');
      if (category !== '') query = query.where('category', '=', category);
      if (soldOut) query = query.where('sold_out', '=', 1);
      for (const word of words.toLowerCase().split(/\s+/).filter(Boolean))
        query = query.where(sql<boolean>`${searchedText} like ${likePattern(word)} escape '\\'`);
      return (await query.execute()).map(({ id }) => id);
    },
  };
}

function likePattern(word: string): string {
  return `%${word.replace(/[\\%_]/g, String.raw`\$&`)}%`;
}

const searchedText = sql<string>`lower(name || ' ' || description || ' ' || category || ' ' || styles)`;

// A product keeps its id and its place.
const changingColumns = [
  'name',
  'description',
  'category',
  'price',
  'unit',
  'image_url',
  'alt',
  'sold_out',
  'featured',
  'styles',
  'variants',
  'color_variants',
  'translations',
  'story',
] as const;

function upsert(transaction: Transaction<Tables>, products: readonly Placed<Product>[]) {
  return transaction
    .insertInto('products')
    .values(products.map(({ item, position }) => productRow(item, position)))
    .onConflict((conflict) => conflict.column('id').doUpdateSet(excludedValues(changingColumns)))
    .execute();
}
