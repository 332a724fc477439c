import { describe, expect, it } from 'vitest';
import { createCacheKey } from './response-cache.ts';

const cacheKey = createCacheKey([
  { path: '/', parameters: [], cached: true },
  { path: '/about', parameters: [], cached: true },
  { path: '/shop', parameters: ['category', 'q'], cached: true },
  { path: '/shop/:id', parameters: ['colour', 'variant'], cached: true },
  { path: '/donate', parameters: ['amount', 'method'], cached: true },
  { path: '/gallery', parameters: ['open'], cached: true },
  { path: '/api/products', parameters: [], cached: true },
  { path: '/enrolled', parameters: [], cached: false },
]);

describe('the cache key', () => {
  it.each([
    ['/', '/'],
    ['/about?utm_source=letter', '/about'],
    ['/shop', '/shop'],
    ['/shop?x=1&q=bag', '/shop?q=bag'],
    ['/shop?q=bag&category=Clothing', '/shop?category=Clothing&q=bag'],
    ['/shop?category=Clothing&q=bag', '/shop?category=Clothing&q=bag'],
    ['/shop?q=', '/shop'],
    ['/shop/bag?variant=Large&x=1&colour=Blue', '/shop/bag?colour=Blue&variant=Large'],
    ['/shop/%E0%A4%9D', '/shop/%E0%A4%9D'],
    ['/donate?amount=500&amount=750&amount=9&method=upi', '/donate?amount=500&amount=750&method=upi'],
    ['/gallery?open=a%26b', '/gallery?open=a%26b'],
    ['/api/products?page=2', '/api/products'],
    [`/about?ref=${'a'.repeat(900)}`, '/about'],
  ])('of %s is %s', (url, key) => {
    expect(cacheKey('GET', url)).toBe(key);
  });

  it('is the same for HEAD', () => {
    expect(cacheKey('HEAD', '/about')).toBe('/about');
  });

  it.each([
    '/enrolled',
    '/enrolled?a=b',
    '/no-such-page',
    '/healthz',
    '/constructor',
    '/about/',
    '/shop/a/b',
    '/shop/',
  ])('does not exist for %s', (url) => {
    expect(cacheKey('GET', url)).toBeUndefined();
  });

  it('does not exist for a POST and for a very long search', () => {
    expect(cacheKey('POST', '/shop')).toBeUndefined();
    expect(cacheKey('GET', `/shop?q=${'a'.repeat(501)}`)).toBeUndefined();
  });
});
