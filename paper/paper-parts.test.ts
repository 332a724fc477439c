import { expect, test } from 'vitest';
import { leadsToOneHouse } from './paper-parts.ts';

test.each([
  ['http://127.0.0.1:3000', true],
  ['http://localhost:3000', true],
  ['http://site.localhost', true],
  ['http://[::1]:3000', true],
  ['http://[fd12::1]', true],
  ['http://192.168.1.20:3000', true],
  ['http://10.0.0.2', true],
  ['http://172.20.0.3', true],
  ['http://shop-pc', true],
  ['http://shop-pc.local', true],
  ['https://diya.example', false],
  ['https://10.example', false],
  ['http://172.32.0.1', false],
  ['http://203.0.113.7', false],
  ['http://[2001:db8::1]', false],
])('%s leads to one house: %s', (address, expected) => {
  expect(leadsToOneHouse(address)).toBe(expected);
});
