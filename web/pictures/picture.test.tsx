import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Picture } from './picture.tsx';

const shown = (address: string) =>
  renderToStaticMarkup(<Picture address={address} alt="A bag" sizes="50vw" />);

test('a picture of the site offers AVIF at each of its widths, and its JPEG to other browsers', () => {
  const html = shown('/media/bag-5e8a70cf/320x240-283878.jpg');

  expect(html).toContain(
    '<source type="image/avif" srcSet="/media/bag-5e8a70cf/160.avif 160w, /media/bag-5e8a70cf/320.avif 320w" sizes="50vw"/>',
  );
  expect(html).toMatch(/<img src="\/media\/bag-5e8a70cf\/320x240-283878\.jpg"[^>]* width="320" height="240"/);
  expect(html).not.toContain('webp');
});

test.each(['/media/bag-5e8a70cf/800x600-283878-2.jpg', '/images/bag.png'])(
  'a picture of an earlier version or of another maker is a plain image: %s',
  (address) => {
    const html = shown(address);

    expect(html).toContain(`<img src="${address}"`);
    expect(html.toLowerCase()).not.toContain('srcset');
    expect(html).not.toContain('<source');
  },
);

test('a picture without an address leaves its description', () => {
  const html = shown('');

  expect(html).not.toContain('<img');
  expect(html).toContain('role="img" aria-label="A bag"');
});
