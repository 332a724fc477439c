import { expect, test } from 'vitest';
import { telLink } from './phone.ts';

test.each(['+91 98765 43210', '+91 (98765) 432-10', '+919876543210'])('%s can be called', (phone) => {
  expect(telLink(phone)).toBe('tel:+919876543210');
});
