import fc from 'fast-check';
import * as v from 'valibot';
import { expect, inject, test, vi } from 'vitest';
import { readStudents } from '../hostel/student.ts';
import { type Cart, MOST_PIECES, cartTotal, lineKey } from '../shop/cart.ts';
import { readProducts } from '../shop/product-json.ts';
import { createProductSearch } from '../shop/product-search.ts';
import { readStoredCart, storedCart } from '../shop/stored-cart.ts';
import { orderMessage, whatsappLink } from '../shop/whatsapp.ts';

const orderMessages = {
  greeting: 'Hello!',
  line: '{number}. {name} - {quantity} - {total}',
  pieces: 'x{count}',
  units: '{count} {unit}',
  deliverTo: 'Deliver to: {details}',
  total: 'Total: {total}',
};

const RUNS = { numRuns: inject('thorough') ? 5000 : 1000 };
vi.setConfig({ testTimeout: 60_000 });

const text = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.array(fc.integer({ min: 0, max: 0xffff })).map((units) => String.fromCharCode(...units)),
  fc.constantFrom('<script>', '\u202E', '\uD800', 'x'.repeat(10_000), '=1+1', '__proto__', 'constructor', ''),
);
const price = fc.oneof(
  fc.double(),
  fc.integer(),
  fc.constantFrom('350', '₹350', 'NaN', '-1', '1e9', 0.1 + 0.2, Number.MAX_SAFE_INTEGER),
);
const anything = fc.oneof(text, price, fc.jsonValue({ maxDepth: 2 }));

const line = fc.dictionary(
  fc.constantFrom(
    '_id',
    'id',
    'name',
    'price',
    'imageURL',
    'image',
    'description',
    'quantity',
    'baseProduct',
    'variantType',
    'color',
    'unit',
    '__proto__',
  ),
  anything,
  { maxKeys: 13 },
);
const readableLine = fc
  .record({
    _id: text,
    name: text,
    price: fc.double({ min: 0, max: 1e7 }),
    quantity: fc.integer({ min: -1, max: 99 }),
  })
  .chain((sure) => line.map((rest) => ({ ...rest, ...sure })));
const stored = fc.oneof(
  fc.array(fc.oneof(line, readableLine, anything), { maxLength: 6 }).map((lines) => JSON.stringify(lines)),
  fc.json(),
  text,
);

test('whatever is stored under `cart`, a cart comes of it that can be shown, counted, sent and stored again', () => {
  fc.assert(
    fc.property(stored, (kept) => {
      const { cart } = readStoredCart(kept);
      for (const each of cart) {
        expect(Number.isSafeInteger(each.price) && each.price >= 0).toBe(true);
        expect(Number.isInteger(each.quantity) && each.quantity >= 1 && each.quantity <= MOST_PIECES).toBe(
          true,
        );
        expect(each.id && each.name).toBeTypeOf('string');
      }
      expect(new Set(cart.map(lineKey)).size).toBe(cart.length);
      expect(readStoredCart(storedCart(cart))).toEqual({ cart, problem: undefined });
      expectSendable(cart);
    }),
    RUNS,
  );
});

test('whatever a backend lists, products come of it that can be searched, or a plain failure', () => {
  const product = fc.dictionary(
    fc.constantFrom(
      '_id',
      'name',
      'price',
      'imageURL',
      'styles',
      'variants',
      'colorVariants',
      'category',
      'featured',
    ),
    fc.oneof(
      anything,
      fc.array(fc.dictionary(fc.constantFrom('type', 'color', 'price', 'imageURL'), anything)),
    ),
  );
  fc.assert(
    fc.property(
      fc.oneof(fc.array(product, { maxLength: 4 }), fc.array(anything, { maxLength: 4 }), anything),
      text,
      (answer, words) => {
        const reading = readOrFail(() => readProducts(answer));
        for (const each of reading?.products ?? []) expect(Number.isSafeInteger(each.price)).toBe(true);
        const found = createProductSearch(reading?.products ?? [])({ words, category: undefined });
        expect(found.length).toBeLessThanOrEqual(reading?.products.length ?? 0);
      },
    ),
    RUNS,
  );
});

test('whatever a backend lists, students have the ten fields and no other', () => {
  const student = fc.dictionary(
    fc.oneof(fc.constantFrom('name', 'email', 'feesPaid', 'password', '__v'), text),
    anything,
  );
  fc.assert(
    fc.property(fc.oneof(fc.array(student), anything), (answer) => {
      for (const each of readOrFail(() => readStudents(answer)) ?? []) {
        expect(Object.keys(each)).toHaveLength(10);
        expect(each).not.toHaveProperty('password');
      }
    }),
    RUNS,
  );
});

function expectSendable(cart: Cart): void {
  const address = whatsappLink('910000000000', orderMessage(orderMessages, cart));
  const message = new URL(address).searchParams.get('text') ?? '';
  expect(message.isWellFormed()).toBe(true);
  // However the names are written, each item stays on one line: nobody can add a line or a total of their own.
  expect(message.split('\n')).toHaveLength(cart.length + 2);
  expect(Number.isFinite(cartTotal(cart))).toBe(true);
}

function readOrFail<T>(read: () => T): T | undefined {
  try {
    return read();
  } catch (error) {
    if (error instanceof v.ValiError) return undefined;
    throw error;
  }
}
