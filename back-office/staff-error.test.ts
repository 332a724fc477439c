import { expect, test } from 'vitest';
import { failureMessage } from './staff-error.ts';

test('a full disk is named instead of what SQLite says', () => {
  const error = Object.assign(new Error('database or disk is full'), { errcode: 13 });
  expect(failureMessage(error)).toBe("The database can't be read or written: the disk is full.");
});

test('any other message stays as it is', () => {
  expect(failureMessage(new Error('Nothing was changed.'))).toBe('Nothing was changed.');
});
