import { expect, it } from 'vitest';
import { tableLines } from './terminal.ts';

it('makes each column as wide as its widest cell, in Hindi too, and leaves no blanks at the end', () => {
  expect(
    tableLines(
      ['Name', 'Role'],
      [
        ['मीरा जोशी', 'owner'],
        ['Asha Rao', ''],
      ],
    ),
  ).toEqual(['Name      Role', `मीरा जोशी${' '.repeat(5)}owner`, 'Asha Rao']);
});

it('keeps a cell of several lines on one', () => {
  expect(tableLines(['Value'], [['One\n\ntwo']])).toEqual(['Value', 'One two']);
});
