import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { choicesCell, listedChoices, listedTexts, textsCell } from './cell-lists.ts';

it('takes a cell apart at semicolons and line breaks', () => {
  expect(listedTexts('Jute; Hand-stitched;\r\nPlastic-free\n')).toEqual([
    'Jute',
    'Hand-stitched',
    'Plastic-free',
  ]);
  expect(listedTexts('')).toEqual([]);
});

it('takes a choice apart at equals signs; the last field keeps its own', () => {
  expect(listedChoices('Small=₹1,220; Large=350=a.jpg=Holds 2=two', 4)).toEqual([
    ['Small', '₹1,220'],
    ['Large', '350', 'a.jpg', 'Holds 2=two'],
  ]);
  expect(listedChoices('Large=350==Holds a week', 4)).toEqual([['Large', '350', '', 'Holds a week']]);
});

it('leaves backslashes alone that mark nothing', () => {
  expect(listedChoices(String.raw`Large=350=pictures\new.jpg`, 4)).toEqual([
    ['Large', '350', String.raw`pictures\new.jpg`],
  ]);
});

const text = fc
  .stringMatching(/^[a;=\\\n b]{1,8}$/)
  .map((each) => each.trim())
  .filter((each) => each !== '');

it('any texts come back from the cell that lists them', () => {
  fc.assert(
    fc.property(fc.array(text), (texts) => {
      expect(listedTexts(textsCell(texts))).toEqual(texts);
    }),
  );
});

it('any choices come back from the cell that lists them', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(text, text, text)), (choices) => {
      expect(listedChoices(choicesCell(choices), 3)).toEqual(choices);
    }),
  );
});
