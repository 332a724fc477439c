import { expect, test } from 'vitest';
import { packages } from '../package-lock.json';

type Locked = {
  version?: string;
  integrity?: string;
  resolved?: string;
  license?: string;
  dev?: boolean;
};

// Without the project itself. That every package of every platform is locked `npm ci` itself demands.
const { '': _, ...others } = packages;
const locked = Object.entries<Locked>(others);

test('every package is locked with a checksum, and comes from the public registry', () => {
  const elsewhere = locked.filter(
    ([, { integrity, resolved = 'https://registry.npmjs.org/' }]) =>
      !integrity || !resolved.startsWith('https://registry.npmjs.org/'),
  );
  expect(locked.length).toBeGreaterThan(200);
  expect(elsewhere.map(([place]) => place)).toEqual([]);
});

test('every package that runs with the site states a licence that may be used freely', () => {
  const free =
    /^(MIT(-0)?|ISC|0BSD|(Apache|BSD|BlueOak|LGPL|CC0|Unlicense)[-\w.]*)( (AND|OR) (MIT|(Apache|LGPL)[-\w.]*))*$/;
  const running = locked.filter(([, { dev }]) => !dev);
  expect(running.length).toBeGreaterThan(20);
  expect(
    running
      .filter(([, { license = 'none' }]) => !free.test(license.replaceAll(/[()]/g, '')))
      .map(([place, { license }]) => `${place}: ${license}`),
  ).toEqual([]);
});
