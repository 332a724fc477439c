import { expect, test } from 'vitest';
import { APPLICATION_STATES, isOpen, stateNamed, statesAfter } from './application-state.ts';

test.each(APPLICATION_STATES)('an application that is %s can be admitted', (state) => {
  expect(statesAfter(state)).toContain('admitted');
});

test.each(['admitted', 'declined', 'withdrawn'] as const)(
  'an application that is %s can be read again',
  (state) => {
    expect(isOpen(state)).toBe(false);
    expect(statesAfter(state)).toContain('reading');
  },
);

test('an application never becomes what it is, but for admitting again, which corrects the placement', () => {
  expect(APPLICATION_STATES.filter((state) => statesAfter(state).includes(state))).toEqual(['admitted']);
});

test('nobody is declined who was admitted, or admitted without a decision', () => {
  expect(statesAfter('admitted')).not.toContain('declined');
  expect(statesAfter('admitted')).not.toContain('new');
});

test('a word of another kind is no state', () => {
  expect(stateNamed('waiting')).toBe('waiting');
  expect(stateNamed('toString')).toBeUndefined();
  expect(stateNamed(undefined)).toBeUndefined();
});
