import { expect, test } from 'vitest';
import { reasonText } from '../../texts/content-problem.ts';
import { fillContent } from '../../texts/fill-content.ts';
import { applyOverrides } from './shown-content.ts';
import { writtenContent } from './test-content.ts';

const written = writtenContent();
const override = (id: string, value: unknown) => ({
  id,
  value,
  sourceHash: '',
  changedAt: '2026-04-01T06:30:00.000Z',
  changedBy: 'Meera',
});

test('a text takes the place of the files’, and shared placeholders are filled afterwards', () => {
  const { written: shown, unused } = applyOverrides(written, [
    override('facts#name', 'Asha Trust'),
    override('en/home#hero.lead', 'Welcome to {foundation}.'),
    override('facts#whatsapp', null),
  ]);
  const { messages, facts } = fillContent(shown);
  expect(messages.en.home.hero.lead).toBe('Welcome to Asha Trust.');
  expect(facts.whatsapp).toBeUndefined();
  expect(unused).toEqual([]);
});

test('what staff wrote in a language that the site is not in now waits for it', () => {
  const waiting = [override('ta/home#hero.lead', 'வணக்கம்'), override('facts#transliterations.ta', [])];
  const { written: shown, used, unused } = applyOverrides(written, waiting);
  expect([shown, used, unused]).toEqual([written, [], []]);
});

test.each([
  ['en/home#hero.slogan', 'Removed.', 'The site has no such text any more.'],
  [
    'en/shop#foundSome',
    'Some.',
    'The placeholder {count}, {all} is missing; put it back where its value belongs.',
  ],
  ['en/home#hero.heading', 'No list any more.', 'This cannot be used. Please change it.'],
  ['facts#phone', null, 'This is missing; fill it in.'],
  [
    'facts#giftExamples',
    [1],
    'This list and the one that belongs to it do not have the same number of entries.',
  ],
])('%s is kept and not used where the site has changed since', (id, value, reason) => {
  const { written: shown, used, unused } = applyOverrides(written, [override(id, value)]);
  expect(shown).toEqual(written);
  expect(used).toEqual([]);
  expect(unused).toMatchObject([{ id, value }]);
  expect(unused.map((each) => reasonText(each.reason))).toEqual([reason]);
});
