import { expect, test } from 'vitest';
import { fillIn } from './fill-in.ts';

test('replaces every placeholder by its value', () => {
  expect(fillIn('{name}: {count} of {name}', { name: 'bags', count: 2 })).toBe('bags: 2 of bags');
});

test.each(['{unknown}', '{}', '{ name }', '{constructor}'])('leaves %s as it is', (template) => {
  expect(fillIn(template, { name: 'Asha' })).toBe(template);
});

test('does not fill in what a value contains', () => {
  expect(fillIn('{first} {second}', { first: '{second}', second: '$& $1' })).toBe('{second} $& $1');
});
