import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { sharedPlaceholders } from '../texts/schemas/text.ts';

// The other languages are compared with the English messages; these have nothing to be compared with but the code.
test('a placeholder of an English message of the desk is the name of a value in its code', () => {
  const code = globSync('{desk,back-office}/**/*.{ts,tsx}')
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n');
  const names = new Set<string>([...sharedPlaceholders, ...(code.match(/\w+/g) ?? [])]);
  const unknown = globSync('content/en/desk/*.json').flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/\{(\w+)\}/g)]
      .filter(([, name = '']) => !names.has(name))
      .map(([placeholder]) => `${file}: ${placeholder}`),
  );
  expect(unknown).toEqual([]);
});
