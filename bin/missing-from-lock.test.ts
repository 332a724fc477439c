import { expect, test } from 'vitest';
import { parseLockFile } from './lock-file.ts';
import { missingFromLock } from './missing-from-lock.ts';

const whole = {
  '': { dependencies: { rolldown: '1.0.0' } },
  'node_modules/rolldown': {
    version: '1.0.0',
    integrity: 'sha512-a',
    optionalDependencies: { '@rolldown/darwin': '1.0.0' },
  },
  'node_modules/@rolldown/darwin': { version: '1.0.0', integrity: 'sha512-b', optional: true },
};

const problemsOf = (packages: object) => missingFromLock(parseLockFile(JSON.stringify({ packages })));

test('a whole lock has no problems', () => {
  expect(problemsOf(whole)).toEqual([]);
});

test('a package for another machine must be locked too', () => {
  const { 'node_modules/@rolldown/darwin': _, ...incomplete } = whole;

  expect(problemsOf(incomplete)).toEqual(['rolldown@1.0.0 names @rolldown/darwin, which is not locked']);
});

test('a package without a checksum is named', () => {
  const unchecked = { ...whole, 'node_modules/@rolldown/darwin': { version: '1.0.0' } };

  expect(problemsOf(unchecked)).toEqual(['@rolldown/darwin@1.0.0 has no version or no checksum']);
});

test('a package from a private address is named', () => {
  const resolved = 'https://registry.example/rolldown.tgz';
  const elsewhere = { ...whole, 'node_modules/rolldown': { ...whole['node_modules/rolldown'], resolved } };

  expect(problemsOf(elsewhere)).toEqual([`rolldown@1.0.0 is fetched from ${resolved}`]);
});
