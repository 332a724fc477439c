import { describe, expect, it } from 'vitest';
import { answerKey } from './answer-key.ts';

describe('the key of a kept answer', () => {
  it.each([
    ['/', '/'],
    ['/about?utm_source=letter', '/about'],
    ['/shop', '/shop'],
    ['/shop?x=1&q=bag', '/shop?q=bag'],
    ['/shop?q=bag&category=Clothing', '/shop?category=Clothing&q=bag'],
    ['/shop?category=Clothing&q=bag', '/shop?category=Clothing&q=bag'],
    ['/shop?q=', '/shop'],
    ['/donate?amount=500&amount=750&method=upi', '/donate?amount=500&amount=750&method=upi'],
    ['/gallery?open=a%26b', '/gallery?open=a%26b'],
    ['/api/products?page=2', '/api/products'],
    [`/about?ref=${'a'.repeat(900)}`, '/about'],
    ['/_.data?_routes=pages%2Fhome', '/_.data?_routes=pages%2Fhome'],
  ])('of %s is %s', (address, key) => {
    expect(answerKey('GET', address)).toBe(key);
  });

  it('is the same for HEAD', () => {
    expect(answerKey('HEAD', '/about')).toBe('/about');
  });

  it.each([
    '/enrolled',
    '/enrolled/',
    '/no-such-page',
    '/enrollment/add',
    '/healthz',
    '/constructor',
    '/enrolled.data',
  ])('does not exist for %s', (address) => {
    expect(answerKey('GET', address)).toBeUndefined();
  });

  it('does not exist for a post, nor for an endless search', () => {
    expect(answerKey('POST', '/shop')).toBeUndefined();
    expect(answerKey('GET', `/shop?q=${'a'.repeat(501)}`)).toBeUndefined();
  });
});
