import { encode } from 'uqr';
import { expect, it } from 'vitest';
import { qrDrawing } from './qr-code.tsx';

const text = 'upi://pay?pa=gift@bank&pn=Diya%20Dhaga&am=500.00&cu=INR&tn=Gift';

it('draws exactly the dark modules of the code', () => {
  const { size, path } = qrDrawing(text);

  expect(darkModules(path)).toEqual(
    encode(text, { ecc: 'M', border: 4 }).data.flatMap((row, y) =>
      row.flatMap((dark, x) => (dark ? [`${x} ${y}`] : [])),
    ),
  );
  expect(size).toBe(encode(text, { ecc: 'M', border: 0 }).size + 8);
});

it('leaves a quiet zone of four modules on every side', () => {
  const { size, path } = qrDrawing(text);
  const places = darkModules(path).flatMap((module) => module.split(' ').map(Number));

  expect(Math.min(...places)).toBe(4);
  expect(Math.max(...places)).toBe(size - 5);
});

function darkModules(path: string): string[] {
  return Array.from(path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g)).flatMap(([, x, y, width]) =>
    Array.from({ length: Number(width) }, (_, step) => `${Number(x) + step} ${y}`),
  );
}
