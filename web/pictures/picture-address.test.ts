import { describe, expect, it } from 'vitest';
import { isShowable, ownPicture, pictureSources } from './picture-address.ts';

const bag = '/media/jute-tote-bag-5e8a70cf/480x360-283878-2.jpg';

describe('ownPicture', () => {
  it('reads size, colour and widths from the address alone', () => {
    expect(ownPicture(bag)).toEqual({
      folder: '/media/jute-tote-bag-5e8a70cf/',
      width: 480,
      height: 360,
      colour: '#283878',
      widths: [160, 320, 480],
    });
  });

  it('asks for 640 pixels only where an address says that they were made', () => {
    expect(ownPicture('/media/bag-5e8a70cf/800x600-283878-2.jpg')?.widths).toEqual([160, 320, 480, 640, 800]);
    expect(ownPicture('/media/bag-5e8a70cf/800x600-283878.jpg')?.widths).toEqual([160, 320, 480, 800]);
  });

  it('knows that a picture narrower than the ladder has only its own width', () => {
    expect(ownPicture('/media/seal-00000000/96x96-ffffff-2.jpg')?.widths).toEqual([96]);
  });

  it.each([
    '',
    '/media/bag/480x360-283878.jpg',
    '/media/bag-5e8a70cf/480x360-283878-3.jpg',
    '/media/bag-5e8a70cf/480x0-283878.jpg',
    '/media/../secrets-5e8a70cf/480x360-283878.jpg',
    `https://elsewhere.example${bag}`,
    `${bag}?v=2`,
  ])('takes %j for no picture of ours', (address) => {
    expect(ownPicture(address)).toBeUndefined();
  });
});

describe('pictureSources', () => {
  it('lists a file for every width', () => {
    const picture = ownPicture('/media/bag-5e8a70cf/320x240-283878-2.jpg');
    expect(picture && pictureSources(picture, 'avif')).toBe(
      '/media/bag-5e8a70cf/160.avif 160w, /media/bag-5e8a70cf/320.avif 320w',
    );
  });
});

describe('isShowable', () => {
  it.each(['/images/bag.png', 'images/bag.png', bag, 'data:image/png;base64,AA=='])('shows %j', (address) => {
    expect(isShowable(address, [])).toBe(true);
  });

  it.each([
    '',
    '  ',
    'https://elsewhere.example/bag.png',
    '//elsewhere.example/bag.png',
    '/\\elsewhere.example/bag.png',
    'data:text/html,hello',
    'javascript:alert(1)',
    'https://',
  ])('asks nobody for %j', (address) => {
    expect(isShowable(address, [])).toBe(false);
  });

  it('shows a picture at an origin that was allowed', () => {
    expect(isShowable('https://shop.example/bag.png', ['https://shop.example'])).toBe(true);
  });
});
