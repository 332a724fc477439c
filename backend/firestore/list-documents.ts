import * as v from 'valibot';
import { boundedText } from '../../domain/bounded-text.ts';

const PAGE_SIZE = 300;
const MOST_PAGES = 30;
const MOST_BYTES_A_PAGE = 4 * 1024 * 1024;
const PAGE_TIMEOUT_MS = 5000;

/** Where a Firestore is: its address, the project, and an API key if its rules need one. */
export type FirestorePlace = { url: string; project: string; apiKey: string | undefined };

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
