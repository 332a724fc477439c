import { expect, test } from 'vitest';
import { returnAddress } from './return-address.ts';

test.each([
  ['/desk/applications?state=new', '/desk/applications?state=new'],
  ['/desk', '/desk'],
  ['/desk/../admin', '/desk'],
  ['/desk/%2e%2e/admin', '/desk'],
  ['//elsewhere.example/desk/log', '/desk'],
  ['https://elsewhere.example/desk/log', '/desk'],
  ['/\\elsewhere.example/desk/log', '/desk'],
  ['/desk\\..\\..\\elsewhere', '/desk'],
  ['javascript:alert(1)//desk/', '/desk'],
  ['/deskelsewhere', '/desk'],
  ['', '/desk'],
])('after signing in, %j leads to %s', (to, address) => {
  expect(returnAddress(to)).toBe(address);
});
