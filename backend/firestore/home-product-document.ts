import * as v from 'valibot';
import { type Field, translatedIn } from '../../domain/fields/field.ts';
import { jsonSchema } from '../../domain/fields/json-schema.ts';
import { type HomeProduct, homeProductFields } from '../../domain/home-product.ts';
import { rupeesFromText } from '../../domain/rupees-text.ts';
import { fieldsOfMap, fieldValue } from './field-value.ts';

const documentSchema = v.object({
  name: v.string(),
  fields: v.optional(v.record(v.string(), v.unknown()), {}),
});

const homeProductSchema = jsonSchema(homeProductFields);

/** The home products of NGOproducts, each id once, and the names of the documents that can't be read. */
export type HomeProductsReading = { products: HomeProduct[]; unreadable: string[] };

/** Reads the documents of NGOproducts in their order; leaves out and names those that are no home products. */
export function readHomeProducts(documents: readonly unknown[]): HomeProductsReading {
  const byId = new Map<string, HomeProduct>();
  const unreadable: string[] = [];
  for (const document of documents) {
    const reading = v.safeParse(homeProductSchema, plainDocument(document));
    if (!reading.success) unreadable.push(nameOf(document));
    else if (!byId.has(reading.output.id)) byId.set(reading.output.id, reading.output);
  }
  return { products: [...byId.values()], unreadable };
}

function plainDocument(document: unknown) {
  const reading = v.safeParse(documentSchema, document);
  if (!reading.success) return undefined;
  const { name: path, fields } = reading.output;
  const values = Object.entries<Field>(homeProductFields).map(([name, { kind }]) => {
    const value = fieldValue(fields[name]);
    if (kind === 'id') return [name, idOf(value, path)];
    return [name, kind === 'rupees' ? priceOf(value) : value];
  });
  return { ...Object.fromEntries(values), translations: translationsOf(fields['translations']) };
}

function translationsOf(field: unknown) {
  const byLanguage = Object.entries(fieldsOfMap(field)).map(([language, map]) => {
    const texts = fieldsOfMap(map);
    const values = translatedIn(homeProductFields).map(([name]) => [name, fieldValue(texts[name])]);
    return [language, Object.fromEntries(values)];
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
