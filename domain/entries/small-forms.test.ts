import { expect, it } from 'vitest';
import { contactMessageSchema } from '../about/contact-message.ts';
import { deliverySchema } from '../shop/delivery.ts';
import { readForm } from './field-problems.ts';

const message = { name: 'Asha Rao', email: 'asha@example.org', message: 'Can I visit?' };
const delivery = { fullName: 'Asha Rao', phoneNumber: '98765 43210', address: 'Pune' };

it('a contact message is read, trimmed', () => {
  expect(readForm(contactMessageSchema, { ...message, name: ' Asha Rao ' })).toEqual({
    ok: true,
    values: message,
  });
});

it('a contact message needs name, email and message', () => {
  expect(readForm(contactMessageSchema, { name: ' ', email: '', message: '\n' })).toEqual({
    ok: false,
    problems: { name: 'missing', email: 'missing', message: 'missing' },
  });
});

it('a contact message needs an email in email format', () => {
  expect(readForm(contactMessageSchema, { ...message, email: 'asha' })).toEqual({
    ok: false,
    problems: { email: 'not-an-email' },
  });
});

it('a delivery is read, trimmed', () => {
  expect(readForm(deliverySchema, { ...delivery, address: ' Pune\n' })).toEqual({
    ok: true,
    values: delivery,
  });
});

it('a delivery needs full name, phone number and address', () => {
  expect(readForm(deliverySchema, { fullName: '', phoneNumber: ' ' })).toEqual({
    ok: false,
    problems: { fullName: 'missing', phoneNumber: 'missing', address: 'missing' },
  });
});

it.each([null, undefined, 'Asha', []])('%j is no filled-in form', (input) => {
  expect(readForm(deliverySchema, input).ok).toBe(false);
});
