import { spawnSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { writeCsv } from './export-text.ts';
import { readCsv } from './spreadsheets.ts';

const mark = '\uFEFF';

const readByPython =
  'import csv, io, json, sys; print(json.dumps(list(csv.reader(io.TextIOWrapper(sys.stdin.buffer, "utf-8-sig", newline="")))))';
const hasPython = spawnSync('python3', ['-c', 'import csv, json']).status === 0;

describe('a CSV file', () => {
  it('comes back as it was written: line breaks, quotes, formulas and all', () => {
    const rows = [
      ['=1+1', 'Example Nagar\nPune'],
      ['say "hi", twice', '+91 00000 00001'],
    ];
    const text = writeCsv(['name', 'address'], rows);
    expect(text.startsWith(`${mark}"name","address"\r\n"'=1+1",`)).toBe(true);
    expect(readCsv(text)).toEqual({
      headings: ['name', 'address'],
      rows: rows.map((cells, index) => ({ row: index + 2, cells })),
    });
  });

  it('is read by another program cell by cell', ({ skip }) => {
    skip(!hasPython, 'python3 is not installed');
    const rows = [
      ['a line feed\nalone', 'a carriage return\ralone', 'both\r\ntogether'],
      ['"quoted", twice""', '', ' blanks '],
      ['semi;colon', 'tab\there', 'ब्रेल 🪔'],
      ['', '', ''],
      ['5 Lane\n=1+1\nPune', '\n=1+1', '=1+1\nPune'],
    ];
    const input = writeCsv(['one', 'two', 'three'], rows);
    const { stdout, stderr } = spawnSync('python3', ['-c', readByPython], { input, encoding: 'utf8' });
    expect(stderr).toBe('');
    expect(JSON.parse(stdout)).toEqual([
      ['one', 'two', 'three'],
      ...rows.slice(0, -1),
      // A cell that a spreadsheet would run as a formula has its guard.
      ['5 Lane\n=1+1\nPune', "'\n=1+1", "'=1+1\nPune"],
    ]);
  });

  it('counts blank rows as the spreadsheet does, and leaves them out', () => {
    expect(readCsv('name,price\n\nbag,5\n,\n"two\nlines",6')).toMatchObject({
      rows: [
        { row: 3, cells: ['bag', '5'] },
        { row: 5, cells: ['two\nlines', '6'] },
      ],
    });
  });

  it.each([
    ['semicolons', 'name;styles\nbag;"a;b"'],
    ['tabs', 'name\tstyles\nbag\ta;b'],
    ['commas, with semicolons inside', 'name,styles\nbag,a;b'],
  ])('may be separated by %s', (_, text) => {
    expect(readCsv(text)).toEqual({
      headings: ['name', 'styles'],
      rows: [{ row: 2, cells: ['bag', 'a;b'] }],
    });
  });

  it('with a quotation mark too many can’t be read, and says near which line', () => {
    expect(readCsv('name,price\n"bag,5\n')).toEqual({
      problem: expect.stringMatching(/is missing near line \d/),
    });
  });
});
