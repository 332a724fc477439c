import * as v from 'valibot';
import { type HomeProduct, homeProductSchema } from '../../domain/home-product.ts';
import { rupeesSchema } from '../../domain/rupees.ts';
import { rupeesFromText } from '../../domain/rupees-text.ts';
import { fieldsOfMap, fieldValue } from './field-value.ts';

const documentSchema = v.object({
  name: v.string(),
  fields: v.optional(v.record(v.string(), v.unknown()), {}),
});

const homeProductFieldsSchema = v.pipe(
  v.object({
    id: v.union([v.string(), v.pipe(v.number(), v.transform(String))]),
    name: v.string(),
    image: v.nullish(v.string(), ''),
    alt: v.optional(v.nullish(v.string(), '')),
    price: rupeesSchema,
    translations: v.optional(v.unknown()),
  }),
  homeProductSchema,
);

/** The home products of NGOproducts, each id once, and the names of the documents that can't be read. */
export type HomeProductsReading = { products: HomeProduct[]; unreadable: string[] };

/** Reads the documents of NGOproducts in their order; leaves out and names those that are no home products. */
export function readHomeProducts(documents: readonly unknown[]): HomeProductsReading {
  const byId = new Map<string, HomeProduct>();
  const unreadable: string[] = [];
  for (const document of documents) {
    const reading = v.safeParse(homeProductFieldsSchema, plainDocument(document));
    if (!reading.success) unreadable.push(nameOf(document));
    else if (!byId.has(reading.output.id)) byId.set(reading.output.id, reading.output);
  }
  return { products: [...byId.values()], unreadable };
}

function plainDocument(document: unknown) {
  const reading = v.safeParse(documentSchema, document);
  if (!reading.success) return undefined;
  const { name, fields } = reading.output;
  return {
    id: idOf(fieldValue(fields['id']), name),
    name: fieldValue(fields['name']),
    image: fieldValue(fields['image']),
    alt: fieldValue(fields['alt']),
    price: priceOf(fieldValue(fields['price'])),
    translations: translationsOf(fields['translations']),
  };
}

function translationsOf(field: unknown) {
  const byLanguage = Object.entries(fieldsOfMap(field)).map(([language, texts]) => {
    const { name, alt } = fieldsOfMap(texts);
    return [language, { name: fieldValue(name), alt: fieldValue(alt) }];
  });
  return byLanguage.length > 0 ? Object.fromEntries(byLanguage) : undefined;
}

function idOf(field: ReturnType<typeof fieldValue>, name: string) {
  return field === undefined || field === null || field === '' ? lastSegment(name) : field;
}

// Prices typed by people may be text such as `₹1,200`.
function priceOf(field: ReturnType<typeof fieldValue>) {
  return typeof field === 'string' ? (rupeesFromText(field) ?? field) : field;
}

function nameOf(document: unknown): string {
  return v.is(documentSchema, document) ? lastSegment(document.name) : 'a document without a name';
}

function lastSegment(name: string): string {
  return name.slice(name.lastIndexOf('/') + 1);
}
