import { createHash } from 'node:crypto';
import type { ContentFiles } from './content-files.ts';
import type { SampleGroup } from './sample-groups.ts';

/** The hashes of a group's values that content files hold, by key; entries of lists count from 1. */
export function hashesOf(files: ContentFiles, { file, keys }: SampleGroup): Record<string, string> {
  const json = files(file);
  const values = keys.flatMap((key) => valuesAt(json, key.split('.')));
  return Object.fromEntries(values.map(([key, value]) => [key, hashOf(value)]));
}

function valuesAt(json: unknown, [step, ...rest]: readonly string[], path = ''): [string, unknown][] {
  if (step === undefined) return json === undefined ? [] : [[path, json]];
  if (typeof json !== 'object' || json === null) return [];
  const countsFromOne = Array.isArray(json);
  return Object.entries(json)
    .filter(([key]) => step === '*' || step === key)
    .flatMap(([key, value]) => {
      const name = countsFromOne ? String(Number(key) + 1) : key;
      return valuesAt(value, rest, path === '' ? name : `${path}.${name}`);
    });
}

function hashOf(value: unknown): string {
  return createHash('sha256').update(JSON.stringify(value)).digest('hex').slice(0, 16);
}
