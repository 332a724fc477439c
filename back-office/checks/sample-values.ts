import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { readJson } from '../../content/read-json.ts';
import type { SampleGroup } from './sample-groups.ts';

/** The hashes of a group's values that a content folder holds, by key; entries of lists count from 1. */
export function hashesOf(contentDir: string, { file, keys }: SampleGroup): Record<string, string> {
  const json = readJson(join(contentDir, file), file);
  if ('problem' in json) return {};
  const values = keys.flatMap((key) => valuesAt(json.value, key.split('.')));
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
