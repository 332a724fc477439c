import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import layers from '../layers.json' with { type: 'json' };

const documents = globSync(['*.md', 'docs/*.md', 'docs/desk/*.md', '{web,drawings,deploy,bench}/**/*.md']);
// With a folder; `web/<subject>/…` and `build/…` are no files of the repository.
const path = /(?<![\w./<-])(?:[\w-]+\/)+[\w.-]+\.(?:tsx?|json|md|css|sh|sql)\b/g;
const madeElsewhere = /^(build|data|node_modules|DATA_DIR)\//;

test.each(documents)('%s names only files that are there', (document) => {
  const named = readFileSync(document, 'utf8').match(path) ?? [];
  const folders = ['.', dirname(document), 'content/en'];
  const isThere = (file: string) => folders.some((folder) => existsSync(join(folder, file)));
  expect(named.filter((file) => !madeElsewhere.test(file) && !isThere(file))).toEqual([]);
});

test('the README says what each layer is for', () => {
  const named = Array.from(
    readFileSync('README.md', 'utf8').matchAll(/^\| `([\w-]+)\/` /gm),
    ([, layer]) => layer,
  );
  const ofApplication = Object.entries(layers).flatMap(([layer, { part }]) =>
    part === 'tool' ? [] : [layer],
  );
  expect(new Set(named)).toEqual(new Set([...ofApplication, 'cli']));
});
