import { expect, it } from 'vitest';
import { neighbours } from './tab-after.ts';

it('gives the entries on either side', () => {
  expect(neighbours(['lamp', 'loom', 'dance'], 'loom')).toEqual({ previous: 'lamp', next: 'dance' });
});

it('goes round at both ends', () => {
  expect(neighbours(['lamp', 'loom', 'dance'], 'lamp').previous).toBe('dance');
  expect(neighbours(['lamp', 'loom', 'dance'], 'dance').next).toBe('lamp');
});

it('stays where it is in a list of one', () => {
  expect(neighbours(['lamp'], 'lamp')).toEqual({ previous: 'lamp', next: 'lamp' });
});

it('throws for an entry of another list', () => {
  expect(() => neighbours(['lamp'], 'fish')).toThrow(RangeError);
});
