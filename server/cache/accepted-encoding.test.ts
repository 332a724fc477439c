import { expect, it } from 'vitest';
import { acceptedEncoding } from './response-cache.ts';

it.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip, deflate', 'gzip'],
  ['BR', 'br'],
  ['gzip;q=1.0, br;q=0.5', 'gzip'],
  ['br;q=0, gzip;q=0.1', 'gzip'],
  ['br; q=0.5 , gzip ; q=0.5', 'br'],
  ['identity, br;q=0.5', 'identity'],
  ['*', 'br'],
  ['br;q=0, *;q=0.5', 'gzip'],
  ['zstd', 'identity'],
  ['br;q=0, gzip;q=0', 'identity'],
  ['*;q=0', 'identity'],
  ['', 'identity'],
  [undefined, 'identity'],
])('a request with Accept-Encoding: %s gets %s', (header, encoding) => {
  expect(acceptedEncoding(header)).toBe(encoding);
});
