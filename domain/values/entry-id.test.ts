import { expect, test } from 'vitest';
import { idFromName } from './entry-id.ts';

test.each([
  ['Jute tote bag', 'jute-tote-bag'],
  ['  Café—Bag (2 kg) ', 'cafe-bag-2-kg'],
  ['new', 'new'],
  ['दीया', ''],
  [`${'a'.repeat(59)} bag`, 'a'.repeat(59)],
])('the id of %j is %j', (name, id) => {
  expect(idFromName(name)).toBe(id);
});
