import * as v from 'valibot';
import { type Field, translatedIn } from '../../domain/entries/field.ts';
import { jsonSchema } from '../../domain/entries/json-schema.ts';
import { type HomeProduct, homeProductFields } from '../../domain/shop/home-product.ts';
import { boundedText } from '../../domain/values/bounded-text.ts';
import { rupeesFromText } from '../../domain/values/rupees.ts';

const COLLECTION = 'NGOproducts';
const REFRESH_MS = 60_000;
const FIRST_RETRY_MS = 5000;
const FIRST_WAIT_MS = 2000;

/** A copy of Firestore's home products, refreshed in the background. */
type HomeProductMirror = {
  /** The last good list; waits at most 2 s for the first one and is empty until then. Never rejects. */
  all(): Promise<HomeProduct[]>;
  /** A number that is higher after every change of the list. */
  revision(): number;
  /** Ends the refreshing. */
  close(): void;
};

/** The parts that a mirror needs; `log` gets failures and unreadable documents; `refreshMs` is for tests. */
type MirrorParts = {
  place: FirestorePlace;
  log: (problem: string, cause?: unknown) => void;
  refreshMs?: number;
};

/** Opens a mirror of the collection NGOproducts and starts its first refresh. */
export function openHomeProductMirror({
  place,
  log,
  refreshMs = REFRESH_MS,
}: MirrorParts): HomeProductMirror {
  const stop = new AbortController();
  let products: HomeProduct[] = [];
  let lastReading = '';
  let revision = 0;

  // The next refresh is scheduled when the last one has ended, so they never overlap.
  async function refresh(): Promise<void> {
    try {
      take(readHomeProducts(await listDocuments(place, COLLECTION, stop.signal)));
    } catch (cause) {
      if (stop.signal.aborted) return;
      log(`${COLLECTION} can't be read from Firestore; the last good list stays`, cause);
    }
    if (stop.signal.aborted) return;
    const next = setTimeout(() => void refresh(), spread(revision ? refreshMs : firstRetryMs(refreshMs)));
    next.unref();
    stop.signal.addEventListener('abort', () => clearTimeout(next), { once: true });
  }

  function take(reading: HomeProductsReading): void {
    const text = JSON.stringify(reading);
    if (text === lastReading) return;
    lastReading = text;
    products = reading.products;
    revision += 1;
    if (reading.unreadable.length > 0) log(leftOut(reading.unreadable));
  }

  const first = refresh();
  return {
    async all() {
      if (revision === 0) await Promise.race([first, unrefTimeout(FIRST_WAIT_MS)]);
      return products;
    },
    revision: () => revision,
    close: () => stop.abort(),
  };
}

function firstRetryMs(refreshMs: number): number {
  return Math.min(FIRST_RETRY_MS, refreshMs);
}

// Jitter: processes that were started together don't all request at the same moment.
function spread(ms: number): number {
  return ms * (0.9 + Math.random() * 0.2);
}

function unrefTimeout(ms: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, ms).unref();
  });
}

/** @example leftOut(['lamp']) // 'Left out of NGOproducts, since they can't be read: lamp' */
function leftOut(names: readonly string[]): string {
  const shown = names.slice(0, 10).join(', ');
  const more = names.length > 10 ? ` and ${names.length - 10} more` : '';
  return `Left out of ${COLLECTION}, since they can't be read: ${shown}${more}`;
}

const documentSchema = v.object({
  name: v.string(),
  fields: v.optional(v.record(v.string(), v.unknown()), {}),
});

const homeProductSchema = jsonSchema(homeProductFields);

/** The home products of NGOproducts, each id once, and the names of the documents that can't be read. */
type HomeProductsReading = { products: HomeProduct[]; unreadable: string[] };

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

const PAGE_SIZE = 300;
const MOST_PAGES = 30;
const MOST_BYTES_A_PAGE = 4 * 1024 * 1024;
const PAGE_TIMEOUT_MS = 5000;

/** Where a Firestore is: its address, the project, and an API key if its rules need one. */
type FirestorePlace = { url: string; project: string; apiKey: string | undefined };

const pageSchema = v.object({
  documents: v.optional(v.array(v.unknown()), []),
  nextPageToken: v.optional(v.string(), ''),
});

const refusalSchema = v.object({ error: v.object({ status: v.string() }) });

/**
 * All documents of a collection in the form of the REST API, fetched page by page. Throws an Error, which contains
 * neither key nor content, when a page fails or takes over 5 s and when there are more than 9,000 documents.
 */
export async function listDocuments(
  place: FirestorePlace,
  collection: string,
  stop: AbortSignal,
): Promise<unknown[]> {
  const documents: unknown[] = [];
  let pageToken = '';
  for (let page = 0; page < MOST_PAGES; page += 1) {
    const address = pageAddress(place, collection, pageToken);
    const listed = await listPage(address, AbortSignal.any([stop, AbortSignal.timeout(PAGE_TIMEOUT_MS)]));
    documents.push(...listed.documents);
    if (!listed.nextPageToken) return documents;
    pageToken = listed.nextPageToken;
  }
  throw new Error(`The collection ${collection} has more than ${MOST_PAGES} pages.`);
}

function pageAddress({ url, project, apiKey }: FirestorePlace, collection: string, pageToken: string): URL {
  const root = `${url}/v1/projects/${encodeURIComponent(project)}/databases/(default)/documents`;
  const address = new URL(`${root}/${encodeURIComponent(collection)}`);
  address.searchParams.set('pageSize', String(PAGE_SIZE));
  if (pageToken) address.searchParams.set('pageToken', pageToken);
  if (apiKey) address.searchParams.set('key', apiKey);
  return address;
}

async function listPage(address: URL, signal: AbortSignal) {
  const response = await fetch(address, { signal, headers: { accept: 'application/json' } });
  const text = await boundedText(response.body, MOST_BYTES_A_PAGE);
  const reading = v.safeParse(v.pipe(v.string(), v.parseJson()), text);
  const answer = reading.success ? reading.output : undefined;
  if (!response.ok) throw new Error(`Firestore answered ${response.status}${reasonOf(answer)}.`);
  const page = v.safeParse(pageSchema, answer);
  if (page.success && !Array.isArray(answer)) return page.output;
  throw new Error('Firestore answered something that is no list of documents.');
}

/** @example reasonOf({ error: { status: 'PERMISSION_DENIED' } }) // ' (PERMISSION_DENIED)' */
function reasonOf(answer: unknown): string {
  const refusal = v.safeParse(refusalSchema, answer);
  return refusal.success ? ` (${refusal.output.error.status})` : '';
}

const textValue = v.pipe(
  v.object({ stringValue: v.string() }),
  v.transform(({ stringValue }) => stringValue),
);

// The REST API writes 64-bit integers as text, because a JSON number can't hold all of them exactly.
const integerValue = v.pipe(
  v.object({ integerValue: v.union([v.string(), v.number()]) }),
  v.transform((field) => Number(field.integerValue)),
);

const doubleValue = v.pipe(
  v.object({ doubleValue: v.number() }),
  v.transform((field) => field.doubleValue),
);

const booleanValue = v.pipe(
  v.object({ booleanValue: v.boolean() }),
  v.transform((field) => field.booleanValue),
);

const nullValue = v.pipe(
  v.object({ nullValue: v.unknown() }),
  v.transform(() => null),
);

const plainValue = v.union([textValue, integerValue, doubleValue, booleanValue, nullValue]);

/**
 * The plain value of a typed value of Firestore's REST API: text, number, boolean or null; undefined for other types, of
 * which a home product has only maps (fieldsOfMap).
 * @example fieldValue({ integerValue: '1200' }) // 1200
 */
export function fieldValue(field: unknown): string | number | boolean | null | undefined {
  const reading = v.safeParse(plainValue, field);
  return reading.success ? reading.output : undefined;
}

const mapValue = v.object({
  mapValue: v.object({ fields: v.optional(v.record(v.string(), v.unknown()), {}) }),
});

/**
 * The typed values in a map of Firestore's REST API, by their names; none where the field is no map.
 * @example fieldsOfMap({ mapValue: { fields: { name: { stringValue: 'Lamp' } } } }) // { name: { stringValue: 'Lamp' } }
 */
function fieldsOfMap(field: unknown): Readonly<Record<string, unknown>> {
  const reading = v.safeParse(mapValue, field);
  return reading.success ? reading.output.mapValue.fields : {};
}
