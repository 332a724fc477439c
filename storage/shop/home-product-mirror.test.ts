import { expect, onTestFinished, test, vi } from 'vitest';
import { openHomeProductMirror } from './home-product-mirror.ts';
import { homeProductDocument, startStandInFirestore } from './test-firestore.ts';

const REFRESH_MS = 30;

const lamp = homeProductDocument('lamp', priced('Clay lamp', '120'));
const toran = homeProductDocument('toran', priced('Marigold toran', '350'));

test('waits for the first list', async () => {
  const { mirror } = await openMirror([lamp, toran]);
  expect(await namesIn(mirror)).toEqual(['Clay lamp', 'Marigold toran']);
  expect(mirror.revision()).toBe(1);
});

test('follows changes, and raises its number for those only', async () => {
  const { mirror, firestore } = await openMirror([lamp]);
  await vi.waitFor(() => expect(firestore.asked.length).toBeGreaterThan(2));
  expect(mirror.revision()).toBe(1);
  firestore.documents.push(toran);
  await vi.waitFor(() => expect(mirror.revision()).toBe(2));
  expect(await namesIn(mirror)).toEqual(['Clay lamp', 'Marigold toran']);
});

test('keeps the last good list while Firestore fails, logs it, and recovers', async () => {
  const { mirror, firestore, logged } = await openMirror([lamp]);
  expect(await namesIn(mirror)).toEqual(['Clay lamp']);
  firestore.answer = (response) => response.writeHead(500).end();
  await vi.waitFor(() =>
    expect(logged).toContain("NGOproducts can't be read from Firestore; the last good list stays"),
  );
  expect(await namesIn(mirror)).toEqual(['Clay lamp']);
  firestore.answer = undefined;
  firestore.documents.push(toran);
  await vi.waitFor(() => expect(mirror.revision()).toBe(2));
});

test('does not wait for a first list that never comes, and is empty until then', async () => {
  const { mirror, firestore } = await openMirror([lamp], (response) => void response);
  expect(await mirror.all()).toEqual([]);
  expect(firestore.asked).toHaveLength(1);
});

test('is empty after a first try that fails, and tries again', async () => {
  const { mirror, firestore, logged } = await openMirror([lamp], (response) => response.destroy());
  expect(await mirror.all()).toEqual([]);
  expect(logged).toHaveLength(1);
  firestore.answer = undefined;
  await vi.waitFor(() => expect(mirror.revision()).toBe(1));
});

test('names once what it leaves out', async () => {
  const { mirror, firestore, logged } = await openMirror([lamp, homeProductDocument('nameless', {})]);
  expect(await namesIn(mirror)).toEqual(['Clay lamp']);
  await vi.waitFor(() => expect(firestore.asked.length).toBeGreaterThan(2));
  expect(logged).toEqual(["Left out of NGOproducts, since they can't be read: nameless"]);
});

test('asks no more once it is closed, and logs nothing of that', async () => {
  const { mirror, firestore, logged } = await openMirror([lamp], (response) => void response);
  await vi.waitFor(() => expect(firestore.asked).toHaveLength(1));
  mirror.close();
  await new Promise((resolve) => setTimeout(resolve, 4 * REFRESH_MS));
  expect(firestore.asked).toHaveLength(1);
  expect(logged).toEqual([]);
});

type Answer = Awaited<ReturnType<typeof startStandInFirestore>>['answer'];

async function openMirror(documents: object[], answer?: Answer) {
  const firestore = await startStandInFirestore([...documents]);
  firestore.answer = answer;
  const logged: string[] = [];
  const mirror = openHomeProductMirror({
    place: { url: firestore.url, project: 'demo-foundation', apiKey: undefined },
    log: (problem) => logged.push(problem),
    refreshMs: REFRESH_MS,
  });
  onTestFinished(async () => {
    mirror.close();
    await firestore.close();
  });
  return { mirror, firestore, logged };
}

async function namesIn(mirror: ReturnType<typeof openHomeProductMirror>): Promise<string[]> {
  return (await mirror.all()).map(({ name }) => name);
}

function priced(name: string, price: string): object {
  return { name: { stringValue: name }, price: { stringValue: price } };
}
