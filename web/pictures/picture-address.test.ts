import { describe, expect, it } from 'vitest';
import { isShowable } from './picture-address.ts';

const bag = '/media/jute-tote-bag-5e8a70cf/480x360-283878.jpg';

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
