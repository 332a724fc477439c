import { describe, expect, it } from 'vitest';
import { productCollection } from '../shop/products.ts';
import { readEntries } from './read-entries.ts';

describe('a list', () => {
  it('may have its columns in any order and case, and some of them only', () => {
    expect(readEntries({ text: 'PRICE,_ID,Colors\n5,bag,Rose' }, productCollection)).toEqual({
      entries: [{ row: 2, cells: { price: '5', _id: 'bag', colours: 'Rose' } }],
      problems: [],
    });
  });

  it('may have blank columns', () => {
    const { entries, problems } = readEntries({ text: '_id,,name,\nbag,,Bag,' }, productCollection);
    expect({ entries, problems }).toEqual({
      entries: [{ row: 2, cells: { _id: 'bag', name: 'Bag' } }],
      problems: [],
    });
  });

  it('may be JSON, as the site’s calls write it', () => {
    expect(readEntries({ text: '\uFEFF [{"_id": "bag"}]' }, productCollection)).toEqual({
      entries: [{ row: 1, fields: { _id: 'bag' } }],
      problems: [],
    });
  });

  it.each([
    ['that is empty', '', 'The list is empty.'],
    ['of headings alone', '_id,name', 'The list is empty.'],
    ['without headings', 'bag,Jute bag,5', 'The first row must hold the headings'],
    ['with a misspelt heading', '_id,name,prise\na,b,5', 'There is no such column; rename or delete it.'],
    ['with a column without a heading', '_id,name,\na,b,\nc,d,60', 'Column 3 has no heading, and row 3 has'],
    ['with a column twice', '_id,name,ID\na,b,5', 'This column is there twice; delete one.'],
    ['with a quotation mark too many', '_id,name\n"bag,Jute', 'is missing near line'],
    ['cut in half', '[{"_id": "bag"', 'This is not a JSON list'],
    ['of JSON with nothing in it', '[]', 'The list is empty.'],
    ['of JSON that isn’t objects', '[5]', 'Each entry must be an object in braces { }.'],
  ])('%s is refused in a sentence', (_, text, sentence) => {
    const { entries, problems } = readEntries({ text }, productCollection);
    expect(entries).toEqual([]);
    expect(problems.map(({ reason }) => reason)).toEqual([expect.stringContaining(sentence)]);
  });

  const notes = { name: 'Notes', headings: ['How to fill in this list'], rows: [] };
  const list = { name: 'Shop', headings: ['_id'], rows: [{ row: 2, cells: ['bag'] }] };

  it('may be on any one sheet of an Excel file', () => {
    expect(readEntries({ sheets: [notes, list] }, productCollection).entries).toHaveLength(1);
  });

  it('on two sheets of an Excel file is refused, so that none is left out unseen', () => {
    const sheets = [list, { ...list, name: 'Food' }];
    expect(readEntries({ sheets }, productCollection)).toEqual({
      entries: [],
      problems: [
        { reason: expect.stringContaining('Several sheets list products: “Shop”, “Food”.') as string },
      ],
    });
  });
});
