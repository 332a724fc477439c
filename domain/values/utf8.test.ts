import { expect, it } from 'vitest';
import { isPercentEncodedUtf8, utf8Text } from './utf8.ts';

it.each([
  '',
  'name=Ren%C3%A9',
  'name=%e0%a4%86%E0%A4%B6%E0%A4%BE',
  'gift=100%',
  'a=%zz&b=%',
  'name=आशा',
  'a=%EF%BF%BD',
])('%j is percent-encoded UTF-8', (body) => {
  expect(isPercentEncodedUtf8(body)).toBe(true);
});

it.each(['name=Ren%E9', 'name=Ren%e9%20Rao', '%C3', '%C3%C3%A9', '%ED%A0%80', '%FF%FE'])(
  '%j is not percent-encoded UTF-8',
  (body) => {
    expect(isPercentEncodedUtf8(body)).toBe(false);
  },
);

it('reads bytes as text only where they are UTF-8', () => {
  expect(utf8Text(Buffer.from('René आशा'))).toBe('René आशा');
  expect(utf8Text(Buffer.from('René', 'latin1'))).toBeUndefined();
});
