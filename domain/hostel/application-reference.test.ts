import { expect, it } from 'vitest';
import {
  applicationReference,
  REFERENCE_BYTES,
  referenceIn,
  typedReference,
} from './application-reference.ts';

it('gives every application a short reference', () => {
  expect(applicationReference(new Uint8Array([5, 1, 18, 17, 21, 7]))).toBe('HE-73MKQ9');
});

it('takes any bytes, and writes nothing that is misread on paper or misheard on the phone', () => {
  for (let byte = 0; byte < 256; byte += 1) {
    const reference = applicationReference(new Uint8Array(REFERENCE_BYTES).fill(byte));
    expect(reference).toMatch(/^HE-[2-9A-HJKMNP-TV-Z]{6}$/);
  }
});

it('tells apart applications whose bytes differ in any place', () => {
  const references = Array.from({ length: REFERENCE_BYTES }, (_, place) =>
    applicationReference(new Uint8Array(REFERENCE_BYTES).with(place, 1)),
  );
  expect(new Set(references).size).toBe(REFERENCE_BYTES);
});

it.each([
  ['Your application HE-73MKQ9 has reached us.', 'HE-73MKQ9'],
  ['Form submitted successfully!', undefined],
])('finds the reference in “%s”', (text, reference) => {
  expect(referenceIn(text)).toBe(reference);
});

it.each(['HE-73MKQ9', ' he-73mkq9 ', 'he 73mkq9', '73MKQ9', 'HE–73 MK Q9'])(
  'reads the reference that was typed as “%s”',
  (typed) => {
    expect(typedReference(typed)).toBe('HE-73MKQ9');
  },
);
