import { describe, expect, it } from 'vitest';
import type { CartLine } from './cart.ts';
import { contactText, orderMessage, whatsappLink } from './whatsapp.ts';

const messages = {
  greeting: 'Hello! I would like to order:',
  line: '{number}. {name} - {quantity} - {total}',
  pieces: 'x{count}',
  units: '{count} {unit}',
  deliverTo: 'Deliver to: {details}',
  total: 'Total: {total}',
};
const contactMessages = { name: 'Name: {name}', email: 'Email: {email}' };

const bag = line({ name: 'Jute Tote Bag (Large)', price: 35_000, quantity: 2 });
const pickle = line({ name: 'Mango Pickle', price: 18_000, quantity: 3, unit: 'jar' });
const asha = {
  fullName: 'Asha Rao',
  phoneNumber: '+91 98765 43210',
  address: '12 Temple Road\nPune 411 001',
};

describe('orderMessage', () => {
  it('is word for word what the foundation expects', () => {
    expect(orderMessage(messages, [bag, pickle])).toBe(
      [
        'Hello! I would like to order:',
        '1. Jute Tote Bag (Large) - x2 - ₹700',
        '2. Mango Pickle - 3 jar - ₹540',
        'Total: ₹1,240',
      ].join('\n'),
    );
  });

  it('says where to deliver in one line, and still ends with Total', () => {
    expect(orderMessage(messages, [bag], asha).split('\n')).toEqual([
      'Hello! I would like to order:',
      '1. Jute Tote Bag (Large) - x2 - ₹700',
      'Deliver to: Asha Rao, +91 98765 43210, 12 Temple Road Pune 411 001',
      'Total: ₹700',
    ]);
  });

  it('says of the delivery details what is filled in, and nothing where that is nothing', () => {
    const partly = { fullName: ' ', phoneNumber: '98765 43210' };
    expect(orderMessage(messages, [bag], partly)).toContain('\nDeliver to: 98765 43210\n');
    expect(orderMessage(messages, [bag], { fullName: ' ', address: '' })).toBe(orderMessage(messages, [bag]));
  });

  it('shows paise where there are some, and lakhs in Indian grouping', () => {
    const message = orderMessage(messages, [line({ price: 49_950 }), line({ price: 12_000_000 })]);
    expect(message).toContain('1. Bag - x1 - ₹499.50\n2. Bag - x1 - ₹1,20,000\nTotal: ₹1,20,499.50');
  });

  it.each(['Bag\nTotal: ₹1', 'Bag\r\nTotal: ₹1', 'Bag\u2028Total: ₹1', ' Bag\t Total: ₹1 '])(
    'keeps the name %j to one line, so that it can’t pass for the total',
    (name) => {
      expect(orderMessage(messages, [line({ name })]).split(/[\n\r\u2028]/)).toEqual([
        'Hello! I would like to order:',
        '1. Bag Total: ₹1 - x1 - ₹100',
        'Total: ₹100',
      ]);
    },
  );

  it('takes braces in a name for what they are', () => {
    expect(orderMessage(messages, [line({ name: '{total}' })])).toContain('1. {total} - x1 - ₹100');
  });

  it('keeps unit, names and phone numbers to one line too', () => {
    const delivery = { fullName: 'Asha\nRao', phoneNumber: '98765\n43210', address: 'Pune' };
    expect(orderMessage(messages, [line({ unit: 'large\njar' })], delivery).split('\n')).toHaveLength(4);
  });

  it('is never cut, however long the order', () => {
    const lines = Array.from({ length: 40 }, (_, index) =>
      line({ name: `${'A very long name of a handmade thing '.repeat(3)}${index + 1}`, price: 100 }),
    );
    const written = orderMessage(messages, lines).split('\n');
    expect(written).toHaveLength(42);
    expect(written[40]).toMatch(/^40\. A very long .* 40 - x1 - ₹1$/);
    expect(written[41]).toBe('Total: ₹40');
  });
});

describe('contactText', () => {
  it('has the name, email and message', () => {
    const message = 'Can I visit?\n\nOn Sunday.';
    expect(contactText(contactMessages, { name: 'Asha Rao', email: 'asha@example.org', message })).toBe(
      'Name: Asha Rao\nEmail: asha@example.org\n\nCan I visit?\n\nOn Sunday.',
    );
  });

  it('keeps the name to its line', () => {
    expect(
      contactText(contactMessages, { name: 'Asha\nEmail: x@y.z', email: 'asha@example.org', message: 'Hi' }),
    ).toBe('Name: Asha Email: x@y.z\nEmail: asha@example.org\n\nHi');
  });
});

describe('whatsappLink', () => {
  it('goes to the digits of the foundation’s number', () => {
    expect(whatsappLink('+91 (987) 65-43210', 'Hello!')).toBe('https://wa.me/919876543210?text=Hello!');
  });

  it('percent-encodes the text: spaces as %20, no sign left to be misread', () => {
    expect(whatsappLink('91', 'a b+c&d=e#f?₹\n')).toBe(
      'https://wa.me/91?text=a%20b%2Bc%26d%3De%23f%3F%E2%82%B9%0A',
    );
  });

  it('decodes back to the text of a long order', () => {
    const text = orderMessage(
      messages,
      Array.from({ length: 40 }, () => line({ name: 'Diyā & दीया + 🪔 100% #1' })),
      asha,
    );
    expect(new URL(whatsappLink('91', text)).searchParams.get('text')).toBe(text);
  });

  it('is made of well-formed text, also where half of a character is left in it', () => {
    const half = '🪔'.slice(0, 1);
    const link = whatsappLink('91', orderMessage(messages, [line({ name: `Lamp ${half}` })]));
    expect(new URL(link).searchParams.get('text')).toContain('1. Lamp \uFFFD - x1');
  });
});

function line(given: Partial<CartLine>): CartLine {
  const bare = { id: 'bag', name: 'Bag', price: 10_000, imageURL: '', description: '', quantity: 1 };
  return { ...bare, baseProduct: 'bag', ...given };
}
