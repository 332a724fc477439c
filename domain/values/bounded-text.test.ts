import { expect, test } from 'vitest';
import { boundedText } from './bounded-text.ts';

test('reads a body up to the bound, also where a character is split over two chunks', async () => {
  const bytes = new TextEncoder().encode('दीया ₹350');
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      for (const byte of bytes) controller.enqueue(Uint8Array.of(byte));
      controller.close();
    },
  });
  expect(await boundedText(body, bytes.length)).toBe('दीया ₹350');
});

test('refuses a longer body and reads no further', async () => {
  let cancelled = false;
  const endless = new ReadableStream<Uint8Array>({
    pull: (controller) => controller.enqueue(new Uint8Array(10)),
    cancel: () => void (cancelled = true),
  });
  await expect(boundedText(endless, 25)).rejects.toThrow('longer than 25 bytes');
  expect(cancelled).toBe(true);
});

test('reads no body as no text', async () => {
  expect(await boundedText(null, 10)).toBe('');
});
