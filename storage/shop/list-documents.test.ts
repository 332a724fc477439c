import { expect, onTestFinished, test } from 'vitest';
import { listDocuments } from './home-product-mirror.ts';
import { homeProductDocument, startStandInFirestore } from './test-firestore.ts';

const unstopped = new AbortController().signal;

test('gives the documents of all pages, in their order', async () => {
  const { place, firestore, documents } = await openFirestore(7, 3);
  expect(await listDocuments(place, 'NGOproducts', unstopped)).toEqual(documents);
  expect(firestore.asked.map(({ search }) => search)).toEqual([
    '?pageSize=300',
    '?pageSize=300&pageToken=3',
    '?pageSize=300&pageToken=6',
  ]);
});

test('asks with the key, at the address that the interface has', async () => {
  const { place, firestore } = await openFirestore(0, 3);
  expect(await listDocuments({ ...place, apiKey: 'a key' }, 'NGOproducts', unstopped)).toEqual([]);
  expect(firestore.asked.map(({ pathname, search }) => pathname + search)).toEqual([
    '/v1/projects/demo-foundation/databases/(default)/documents/NGOproducts?pageSize=300&key=a+key',
  ]);
});

test('says with what a refusal was given, and not with which key', async () => {
  const { place, firestore } = await openFirestore(1, 3);
  firestore.answer = (response) => {
    response.writeHead(403).end('{"error":{"code":403,"message":"No.","status":"PERMISSION_DENIED"}}');
  };
  const listing = listDocuments({ ...place, apiKey: 'secret' }, 'NGOproducts', unstopped);
  await expect(listing).rejects.toThrow(/^Firestore answered 403 \(PERMISSION_DENIED\)\.$/);
});

test.each(['<html>', '[]', '{"documents":{}}'])('refuses the answer %s', async (body) => {
  const { place, firestore } = await openFirestore(1, 3);
  firestore.answer = (response) => response.end(body);
  await expect(listDocuments(place, 'NGOproducts', unstopped)).rejects.toThrow(/no list of documents/);
});

test('ends at an answer without an end, in bytes or in pages', async () => {
  const { place, firestore } = await openFirestore(1, 3);
  firestore.answer = (response) => response.end('{"nextPageToken":"on and on"}');
  await expect(listDocuments(place, 'NGOproducts', unstopped)).rejects.toThrow(/more than 30 pages/);
  firestore.answer = (response) => response.end(' '.repeat(5_000_000));
  await expect(listDocuments(place, 'NGOproducts', unstopped)).rejects.toThrow(/longer than 4194304 bytes/);
});

async function openFirestore(count: number, mostAPage: number) {
  const documents = Array.from({ length: count }, (_, index) => homeProductDocument(`${index}`, {}));
  const firestore = await startStandInFirestore(documents, mostAPage);
  onTestFinished(firestore.close);
  return {
    firestore,
    documents,
    place: { url: firestore.url, project: 'demo-foundation', apiKey: undefined },
  };
}
