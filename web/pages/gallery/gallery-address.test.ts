import { describe, expect, it } from 'vitest';
import { galleryItems } from '../../../content/gallery.ts';
import { galleryAddress, galleryViewOf } from './gallery-address.ts';

const viewAt = (query: string) => galleryViewOf(new URLSearchParams(query));

describe('what the address of the gallery shows', () => {
  it('is all nine pictures and none open where it says nothing', () => {
    expect(viewAt('')).toEqual({ type: undefined, items: galleryItems, open: undefined });
  });

  it('is three pictures of each type', () => {
    for (const type of ['activity', 'hostel', 'inspiring']) {
      expect(viewAt(`type=${type}`).items.map((item) => item.type)).toEqual([type, type, type]);
    }
  });

  it('is one picture large where it names one', () => {
    expect(viewAt('type=hostel&open=study-hour').open?.title).toContain('Study hour');
  });

  it('does not change by a type or picture that there is not, or that the filter leaves out', () => {
    expect(viewAt('type=Hostel&open=__proto__')).toEqual(viewAt(''));
    expect(viewAt('type=hostel&open=lamp-painting').open).toBeUndefined();
  });

  it('is the view that the address was written for', () => {
    const view = viewAt(galleryAddress('inspiring', 'the-tailor').split('?')[1] ?? '');
    expect(view).toMatchObject({ type: 'inspiring', open: { id: 'the-tailor' } });
    expect(galleryAddress()).toBe('/gallery');
  });
});
