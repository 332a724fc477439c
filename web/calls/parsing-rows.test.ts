import { describe, expect, it } from 'vitest';
import { atOnce } from '../../domain/stepwise.ts';
import { parsingRows } from './parsing-rows.ts';

const rows = Array.from({ length: 2000 }, (_, at) => ({
  _id: `${at}`,
  name: `Lamp ${at}`,
  variants: [{}, {}],
}));
const tricky = { _id: 'quote', name: 'says },{"_id":"no"},{"_id": and \\ and "' };
const nested = { name: 'x'.repeat(40_000), parts: [{ _id: 'a' }, { _id: 'b' }] };

describe('parsingRows', () => {
  it.each([
    ['a long list', rows],
    ['rows whose words look like the end of a row', rows.map((row) => ({ ...row, ...tricky }))],
    ['rows that hold such rows', [nested, nested, nested]],
    ['rows that begin with something else', rows.map(({ _id, name }) => ({ name, _id }))],
    ['lists in a list', [[rows[0], rows[1]], []]],
    ['an empty list', []],
    ['an object', { message: 'no' }],
  ])('gives what JSON.parse gives: %s', (_, value) => {
    expect(atOnce(parsingRows(JSON.stringify(value)))).toEqual(value);
    expect(atOnce(parsingRows(JSON.stringify(value, undefined, 2)))).toEqual(value);
  });

  it('takes many steps for a long list', () => {
    expect([...parsingRows(JSON.stringify(rows))].length).toBeGreaterThan(2);
  });

  it.each(['', '[', '[{"_id":"1"},]', '[{"_id":"1"}]]', `[${JSON.stringify(rows).slice(0, -9)}]`])(
    'throws where JSON.parse throws',
    (text) => {
      expect(() => atOnce(parsingRows(text))).toThrow(SyntaxError);
    },
  );
});
