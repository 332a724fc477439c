import { expect, test } from 'vitest';
import { bag } from '../../storage/test-records.ts';
import { googleXml, metaCsv } from './feed-formats.ts';
import { feedStream } from './feed-items.ts';

const shop = { name: 'Shop', description: 'A shop.', siteUrl: 'https://site.test' };

test.each([
  ['Meta', metaCsv],
  ['Google', googleXml],
])('the feed for %s is read from the database no faster than it is taken', async (_, format) => {
  let read = 0;
  let ended = false;
  async function* batches() {
    try {
      for (; read < 1000; read += 1) yield Array.from({ length: 50 }, (__, at) => ({ ...bag, _id: `${at}` }));
    } finally {
      ended = true;
    }
  }
  const reader = feedStream(format, batches(), shop).getReader();
  for (let piece = 0; piece < 3; piece += 1) await reader.read();
  expect(read).toBeLessThan(3);
  await reader.cancel();
  expect([read, ended]).toEqual([expect.toSatisfy((batch: number) => batch < 3), true]);
});
