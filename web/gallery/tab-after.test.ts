import { describe, expect, it } from 'vitest';
import { neighbours, tabAfter } from './tab-after.ts';

const tabs = ['all', 'activity', 'hostel'] as const;
const plain = { ctrlKey: false, altKey: false, metaKey: false, shiftKey: false };
const after = (key: string, selected: (typeof tabs)[number]) => tabAfter({ ...plain, key }, tabs, selected);

describe('the tab after a key', () => {
  it('is the one beside it, round both ends', () => {
    expect(after('ArrowRight', 'all')).toBe('activity');
    expect(after('ArrowRight', 'hostel')).toBe('all');
    expect(after('ArrowLeft', 'all')).toBe('hostel');
  });

  it('is the first for Home, the last for End, and the same for Space', () => {
    expect([after('Home', 'hostel'), after('End', 'all'), after(' ', 'activity')]).toEqual([
      'all',
      'hostel',
      'activity',
    ]);
  });

  it('is none for other keys, and for keys held with Ctrl, Alt, Meta or Shift', () => {
    expect(after('a', 'all')).toBeUndefined();
    expect(tabAfter({ ...plain, key: 'ArrowLeft', altKey: true }, tabs, 'all')).toBeUndefined();
  });
});

describe('neighbours in a list', () => {
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
});
