import { describe, expect, it } from 'vitest';
import { ownPicture, pictureAddress, pictureShown, pictureWidths } from './picture-address.ts';

describe('pictureWidths', () => {
  it('gives every width up to that of the picture', () => {
    expect(pictureWidths(640)).toEqual([160, 320, 480, 640]);
    expect(pictureWidths(5000).at(-1)).toBe(1200);
  });

  it('gives a very narrow picture its own width', () => {
    expect(pictureWidths(96)).toEqual([96]);
  });
});

describe('ownPicture', () => {
  it('reads from an address what was written into it', () => {
    const address = pictureAddress('jute-tote-bag-5e8a70cf', { width: 480, height: 360, colour: '283878' });
    expect(ownPicture(address)).toEqual({
      folder: '/media/jute-tote-bag-5e8a70cf/',
      width: 480,
      height: 360,
      colour: '#283878',
      widths: [160, 320, 480],
    });
  });

  it.each([
    '',
    // Earlier versions of the site ended their addresses with a number.
    '/media/bag-5e8a70cf/480x360-283878-2.jpg',
    '/media/bag/480x360-283878.jpg',
    '/media/bag-5e8a70cf/480x0-283878.jpg',
    '/media/bag-5e8a70cf/480.avif',
    '/media/../secrets-5e8a70cf/480x360-283878.jpg',
    'https://elsewhere.example/media/bag-5e8a70cf/480x360-283878.jpg',
    '/media/bag-5e8a70cf/480x360-283878.jpg?v=2',
  ])('takes %j for no picture of this kind', (address) => {
    expect(ownPicture(address)).toBeUndefined();
  });
});

describe('pictureShown', () => {
  const shown = pictureShown('/media/picture-3f2a9c0177de4b10-5e8a70cf/480x360-283878.jpg');

  it('is the same for the same file in another folder', () => {
    expect(pictureShown('/media/picture-00112233445566ff-5e8a70cf/480x360-283878.jpg')).toBe(shown);
    expect(pictureShown('/media/jute-tote-bag-5e8a70cf/160.avif')).toBe(shown);
  });

  it.each([
    '',
    'gallery-swing',
    'swing-5e8a70cf',
    '/media/picture-3f2a9c0177de4b10-5e8a70ce/480x360-283878.jpg',
    '/media/bag/480x360-283878.jpg',
    'https://elsewhere.example/media/bag-5e8a70cf/480x360-283878.jpg',
  ])('is another one for %j', (other) => {
    expect(pictureShown(other)).not.toBe(shown);
  });
});
