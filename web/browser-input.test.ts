import fc from 'fast-check';
import { expect, inject, test, vi } from 'vitest';
import { backendCalls } from './calls/backend-calls.ts';
import { CallFailure, openBackend } from './calls/backend.ts';
import { galleryQuery, galleryView } from './gallery/gallery-address.ts';
import { donationAmount, giftOf } from './giving/gift-address.ts';
import { shopQuery, shopViewOf } from './shop/shop-page/shop-address.ts';

const RUNS = { numRuns: inject('thorough') ? 5000 : 1000 };
vi.setConfig({ testTimeout: 60_000 });

const text = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.array(fc.integer({ min: 0, max: 0xffff })).map((units) => String.fromCharCode(...units)),
  fc.constantFrom('<script>', '\u202E', '%', '%ff', 'x'.repeat(10_000), '__proto__', '500', '-1', '1e999'),
);
const query = fc.array(
  fc.tuple(fc.constantFrom('q', 'category', 'shown', 'type', 'open', 'amount', 'method', 'x'), text),
  { maxLength: 6 },
);
const pictures = (['activity', 'hostel', 'inspiring'] as const).map((type) => ({
  id: type,
  type,
  address: '',
  title: '',
  description: '',
  alt: '',
  caption: '',
}));
const address = fc.oneof(
  query.map((pairs) => new URLSearchParams(pairs)),
  text.map((raw) => new URLSearchParams(raw)),
);

test('whatever the address says, each page reads a view of its own from it and writes it back', () => {
  fc.assert(
    fc.property(address, (parameters) => {
      const filter = shopViewOf(parameters);
      expect(shopViewOf(new URLSearchParams(shopQuery(filter))).category).toBe(filter.category);
      const view = galleryView(pictures, `?${parameters}`);
      expect(view.pictures.length).toBeGreaterThan(0);
      expect(galleryView(pictures, galleryQuery(view.type, view.open?.id))).toEqual(view);
      const { amount } = giftOf(parameters, ['upi', 'bank']);
      expect(amount === undefined || Number.isSafeInteger(amount)).toBe(true);
    }),
    RUNS,
  );
});

test('whatever is typed as an amount, it is none or whole paise', () => {
  fc.assert(
    fc.property(text, (typed) => {
      const amount = donationAmount(typed);
      expect(amount === undefined || (Number.isSafeInteger(amount) && amount > 0)).toBe(true);
    }),
    RUNS,
  );
});

test('whatever a backend answers, each call gives what it promises or a CallFailure', async () => {
  const bytes = fc.uint8Array({ maxLength: 200 }).map((given) => new Uint8Array(given));
  const body = fc.oneof(fc.json(), text, bytes, fc.constant('['.repeat(50_000)));
  const status = fc.constantFrom(200, 201, 400, 403, 404, 422, 429, 500, 503);
  await fc.assert(
    fc.asyncProperty(body, status, async (sent, answered) => {
      const calls = backendCalls(
        openBackend(
          async () => new Response(sent, { status: answered }),
          () => {},
        ),
      );
      for (const call of [calls.products, calls.students]) {
        const outcome = await call().catch((error: unknown) => error);
        expect(outcome instanceof CallFailure || Array.isArray(outcome)).toBe(true);
        const sentence = outcome instanceof CallFailure ? outcome.visitorMessage : undefined;
        expect(sentence?.length ?? 0).toBeLessThanOrEqual(500);
      }
    }),
    RUNS,
  );
});

test('an answer of 50 MB is not read to its end', async () => {
  let sent = 0;
  const endless = new ReadableStream<Uint8Array>({
    pull(controller) {
      sent += 1;
      if (sent > 50) controller.close();
      else controller.enqueue(new Uint8Array(1 << 20).fill(32));
    },
  });
  const calls = backendCalls(
    openBackend(
      async () => new Response(endless),
      () => {},
    ),
  );
  await expect(calls.products()).rejects.toThrow(CallFailure);
  expect(sent).toBeLessThan(25);
});
