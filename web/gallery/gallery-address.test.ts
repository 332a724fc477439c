import { describe, expect, it } from 'vitest';
import { type ShownPicture, galleryQuery, galleryView } from './gallery-address.ts';

const picture = (id: string, type: ShownPicture['type']): ShownPicture => ({
  id,
  type,
  address: '',
  title: id,
  description: '',
  alt: '',
  caption: '',
});
const lamps = picture('lamp-painting', 'activity');
const supper = picture('hostel-supper', 'hostel');
const carrom = picture('carrom-evening', 'hostel');
const all = [lamps, supper, carrom];

describe('what the address of the gallery shows', () => {
  it('is all pictures and none open where it says nothing', () => {
    expect(galleryView(all, '')).toEqual({ type: undefined, pictures: all, open: undefined });
  });

  it('is the pictures of one type where it names one', () => {
    expect(galleryView(all, '?type=hostel').pictures).toEqual([supper, carrom]);
  });

  it('is one picture open where it names one', () => {
    expect(galleryView(all, '?type=hostel&open=carrom-evening').open).toBe(carrom);
  });

  it('does not change by an unknown type or picture, or by one that the filter leaves out', () => {
    expect(galleryView(all, '?type=Hostel&open=__proto__')).toEqual(galleryView(all, ''));
    expect(galleryView(all, '?type=hostel&open=lamp-painting').open).toBeUndefined();
  });

  it('is the view that the query was written for', () => {
    expect(galleryView(all, galleryQuery('hostel', supper.id))).toMatchObject({
      type: 'hostel',
      open: supper,
    });
    expect(galleryQuery('hostel', supper.id)).toBe('?type=hostel&open=hostel-supper');
    expect(galleryQuery()).toBe('');
  });
});
