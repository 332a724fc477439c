import { type ICruiseResult, cruise } from 'dependency-cruiser';
import { globSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import rules from '../.dependency-cruiser.ts';
import layers from '../layers.json' with { type: 'json' };

/** For each rule a file that breaks it. */
const offences = {
  'domain-keeps-to-its-layers': ['domain/a.ts', `import '../content/target.ts';`],
  'content-keeps-to-its-layers': ['content/a.ts', `import '../storage/target.ts';`],
  'texts-keeps-to-its-layers': ['texts/a.ts', `import '../storage/target.ts';`],
  'storage-keeps-to-its-layers': ['storage/a.ts', `import '../content/target.ts';`],
  'api-keeps-to-its-layers': ['api/a.ts', `import '../back-office/target.ts';`],
  'back-office-keeps-to-its-layers': ['back-office/a.ts', `import '../web/target.ts';`],
  'ui-keeps-to-its-layers': ['ui/a.ts', `import type { Target } from '../content/target.ts';`],
  'web-keeps-to-its-layers': ['web/a.ts', `import type { Target } from '../storage/target.ts';`],
  'paper-keeps-to-its-layers': ['paper/a.ts', `import '../web/target.ts';`],
  'desk-keeps-to-its-layers': ['desk/a.ts', `import '../web/target.ts';`],
  'cli-keeps-to-its-layers': ['cli/a.ts', `import '../web/target.ts';`],
  'server-keeps-to-its-layers': ['server/a.ts', `import '../cli/target.ts';`],
  'drawings-keeps-to-its-layers': ['drawings/a.ts', `import '../content/target.ts';`],
  'bench-keeps-to-its-layers': ['bench/a.ts', `import '../storage/target.ts';`],
  'tools-keeps-to-its-layers': ['tools/a.ts', `import '../server/target.ts';`],
  'e2e-keeps-to-its-layers': ['e2e/a.ts', `import '../storage/target.ts';`],
  'deploy-keeps-to-its-layers': ['deploy/a.ts', `import '../web/target.ts';`],
  'domain-needs-only-valibot': ['domain/b.ts', `import 'node:fs';`],
  'drawings-need-only-domain-sharp-and-node': ['drawings/b.ts', `import 'valibot';`],
  'web-runs-without-node': ['web/b.ts', `import 'node:fs';`],
  'page-keeps-to-its-folder': ['web/shop/shop-page/a.ts', `import '../cart-page/target.ts';`],
  'databases-are-reached-from-storage': ['server/b.ts', `import 'node:sqlite';`],
  'desk-knows-no-tables': ['desk/c.ts', `import '../storage/database/target.ts';`],
  'a-migration-needs-only-kysely-and-node': [
    'storage/database/migrations/a.ts',
    `import type { Target } from '../../../domain/target.ts';`,
  ],
  'only-tests-import-helpers-of-tests': ['server/c.ts', `import './test-target.ts';`],
  'no-import-cycles': ['web/c.ts', `import './d.ts';`],
} as const;

const permitted = {
  'domain/c.ts': `import 'valibot';`,
  'drawings/c.ts': `import 'sharp'; import 'node:fs';`,
  'texts/c.ts': `import '../domain/target.ts'; import '../content/target.ts';`,
  'storage/b.ts': `import 'node:sqlite'; import 'kysely'; import '../domain/target.ts';`,
  'storage/database/migrations/b.ts': `import 'kysely'; import 'kysely/migration'; import 'node:crypto';`,
  'back-office/b.ts': `import '../storage/target.ts'; import '../content/target.ts';`,
  'desk/b.ts': `import '../back-office/target.ts'; import '../content/target.ts';`,
  'cli/b.ts': `import '../server/settings.ts'; import '../back-office/target.ts';`,
  'bench/b.ts': `import './start-site.ts'; import '../web/pages.ts';`,
  'web/shop/cart-page/a.ts': `import './target.ts'; import '../cart/target.ts'; import '../../layout/target.ts';`,
  'web/giving/a.ts': `import '../shop/product/target.ts'; import '../../content/target.ts';`,
};

let project: ICruiseResult;
let made: ICruiseResult;
const files = sources('.');

beforeAll(async () => {
  project = await cruiseFolder('.', files);
  const folder = mkdtempSync(join(tmpdir(), 'layers-'));
  makeOffenders(folder);
  made = await cruiseFolder(folder, sources(folder));
  rmSync(folder, { recursive: true });
});

test('every folder keeps to its rules', () => {
  expect(project.summary.violations.map(({ rule, from, to }) => `${rule.name}: ${from} → ${to}`)).toEqual([]);
});

// What runs together is understood together: types alone don't count.
test('no more than three folders need each other in a circle', () => {
  const needs = new Map<string, Set<string>>();
  for (const { source, dependencies } of project.modules.filter(({ source: file }) => isProgram(file)))
    for (const { resolved, dependencyTypes } of dependencies) {
      const [from, to] = [folderOf(source), folderOf(resolved)];
      if (!isProgram(resolved) || from === to || dependencyTypes.includes('type-only')) continue;
      needs.set(from, (needs.get(from) ?? new Set()).add(to));
    }
  const reached = new Map([...needs.keys()].map((folder) => [folder, reachedFrom(folder, needs)]));
  const circles = [...reached].map(([folder, others]) =>
    [...others].filter((other) => reached.get(other)?.has(folder)).toSorted(),
  );
  expect(circles.filter(({ length }) => length > 3)).toEqual([]);
});

test('the cruise reads every source file', () => {
  const read = new Set(project.modules.map(({ source }) => source));

  expect(files.length).toBeGreaterThan(50);
  expect(files.filter((file) => !read.has(file))).toEqual([]);
});

test('every rule has a file that breaks it', () => {
  expect(rules.forbidden?.map(({ name }) => name).toSorted()).toEqual(Object.keys(offences).toSorted());
});

test.each(Object.entries(offences))('the rule %s finds the file that breaks it', (name, [file]) => {
  const found = made.summary.violations.filter(({ rule }) => rule.name === name);

  expect(found.map(({ from }) => from)).toContain(file);
});

test.each(Object.keys(permitted))('what %s imports is permitted', (file) => {
  expect(made.modules.find(({ source }) => source === file)?.dependencies).not.toHaveLength(0);
  expect(made.summary.violations.filter(({ from }) => from === file)).toEqual([]);
});

function isProgram(file: string): boolean {
  const layer = file.split('/')[0] ?? '';
  const isOfSite = Object.entries(layers).some(([name, { part }]) => name === layer && part !== 'tool');
  return isOfSite && /\.tsx?$/.test(file) && !/\.test\.tsx?$|(^|\/)test-/.test(file);
}

// A subject of a layer: web/shop, with all that is in it.
function folderOf(file: string): string {
  return dirname(file).split('/').slice(0, 2).join('/');
}

function reachedFrom(start: string, needs: ReadonlyMap<string, ReadonlySet<string>>): Set<string> {
  const reached = new Set<string>();
  for (const ahead = [start]; ahead.length > 0;) {
    for (const next of needs.get(ahead.pop() ?? '') ?? [])
      if (!reached.has(next)) {
        reached.add(next);
        ahead.push(next);
      }
  }
  return reached;
}

async function cruiseFolder(folder: string, modules: string[]): Promise<ICruiseResult> {
  const ruleSet = { forbidden: rules.forbidden ?? [] };
  const { output } = await cruise(modules, {
    ...rules.options,
    baseDir: resolve(folder),
    validate: true,
    ruleSet,
  });
  if (typeof output === 'string') throw new Error(output);
  return output;
}

function sources(folder: string): string[] {
  return globSync('**/*.{ts,tsx}', { cwd: folder, exclude: ['node_modules', 'build', 'data'] })
    .map((file) => file.replaceAll('\\', '/'))
    .toSorted();
}

function makeOffenders(folder: string): void {
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'), 'junction');
  const targets = [
    'domain',
    'content',
    'storage',
    'storage/database',
    'texts',
    'api',
    'web',
    'server',
    'back-office',
    'cli',
    'ui',
    'web/shop/cart-page',
  ];
  const texts = [
    ...targets.map(
      (target) => [`${target}/target.ts`, 'export const target = 1; export type Target = 1;'] as const,
    ),
    ...Object.values(offences),
    ...Object.entries(permitted),
    ['web/d.ts', `import './c.ts';`] as const,
    ['server/settings.ts', 'export const settings = 1;'] as const,
    ['tools/start-site.ts', 'export const startSite = 1;'] as const,
    ['web/pages.ts', 'export const pages = 1;'] as const,
  ];
  for (const [file, text] of texts) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  }
}
