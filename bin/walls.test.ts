import { type ICruiseResult, cruise } from 'dependency-cruiser';
import { globSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import rules from '../.dependency-cruiser.ts';

/** For each rule a file that breaks it. */
const offences = {
  'domain-keeps-to-its-folders': ['domain/a.ts', `import '../content/target.ts';`],
  'content-keeps-to-its-folders': ['content/a.ts', `import '../backend/target.ts';`],
  'backend-keeps-to-its-folders': ['backend/a.ts', `import '../content/target.ts';`],
  'back-office-keeps-to-its-folders': ['back-office/a.ts', `import '../web/target.ts';`],
  'ui-keeps-to-its-folders': ['ui/a.ts', `import type { Target } from '../content/target.ts';`],
  'web-keeps-to-its-folders': ['web/a.ts', `import type { Target } from '../backend/target.ts';`],
  'paper-keeps-to-its-folders': ['paper/a.ts', `import '../web/target.ts';`],
  'desk-keeps-to-its-folders': ['desk/a.ts', `import '../web/target.ts';`],
  'cli-keeps-to-its-folders': ['cli/a.ts', `import '../web/target.ts';`],
  'server-keeps-to-its-folders': ['server/a.ts', `import '../cli/target.ts';`],
  'drawings-keeps-to-its-folders': ['drawings/a.ts', `import '../content/target.ts';`],
  'bench-keeps-to-its-folders': ['bench/a.ts', `import '../backend/target.ts';`],
  'bin-keeps-to-its-folders': ['bin/a.ts', `import '../server/target.ts';`],
  'e2e-keeps-to-its-folders': ['e2e/a.ts', `import '../backend/target.ts';`],
  'deploy-keeps-to-its-folders': ['deploy/a.ts', `import '../web/target.ts';`],
  'domain-needs-only-valibot': ['domain/b.ts', `import 'node:fs';`],
  'drawings-need-only-domain-sharp-and-node': ['drawings/b.ts', `import 'valibot';`],
  'content-takes-only-types-languages-fields-and-rules-of-texts-from-domain': [
    'content/b.ts',
    `import { target } from '../domain/target.ts';`,
  ],
  'web-runs-without-node': ['web/b.ts', `import 'node:fs';`],
  'page-keeps-to-its-folder': ['web/pages/shop/a.ts', `import '../cart/target.ts';`],
  'databases-are-reached-from-backend': ['server/b.ts', `import 'node:sqlite';`],
  'a-migration-needs-only-kysely-and-node': [
    'backend/database/migrations/a.ts',
    `import type { Target } from '../../../domain/target.ts';`,
  ],
  'only-tests-import-helpers-of-tests': ['server/c.ts', `import './test-target.ts';`],
  'no-import-cycles': ['web/c.ts', `import './d.ts';`],
} as const;

const permitted = {
  'domain/c.ts': `import 'valibot';`,
  'drawings/c.ts': `import 'sharp'; import 'node:fs';`,
  'content/c.ts': `import type { Target } from '../domain/target.ts';`,
  'backend/b.ts': `import 'node:sqlite'; import 'kysely'; import '../domain/target.ts';`,
  'backend/database/migrations/b.ts': `import 'kysely'; import 'kysely/migration'; import 'node:crypto';`,
  'back-office/b.ts': `import '../backend/target.ts'; import '../content/target.ts';`,
  'desk/b.ts': `import '../back-office/target.ts'; import '../content/target.ts';`,
  'cli/b.ts': `import '../server/settings.ts'; import '../back-office/target.ts';`,
  'bench/b.ts': `import '../bin/start-site.ts'; import '../web/pages.ts';`,
  'web/pages/cart/a.ts': `import './target.ts'; import '../../../content/target.ts';`,
};

let project: ICruiseResult;
let made: ICruiseResult;
const files = sources('.');

beforeAll(async () => {
  project = await cruiseFolder('.', files);
  const folder = mkdtempSync(join(tmpdir(), 'walls-'));
  makeOffenders(folder);
  made = await cruiseFolder(folder, sources(folder));
  rmSync(folder, { recursive: true });
});

test('every folder keeps to its rules', () => {
  expect(project.summary.violations.map(({ rule, from, to }) => `${rule.name}: ${from} → ${to}`)).toEqual([]);
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
    'backend',
    'web',
    'server',
    'back-office',
    'cli',
    'ui',
    'web/pages/cart',
  ];
  const texts = [
    ...targets.map(
      (target) => [`${target}/target.ts`, 'export const target = 1; export type Target = 1;'] as const,
    ),
    ...Object.values(offences),
    ...Object.entries(permitted),
    ['web/d.ts', `import './c.ts';`] as const,
    ['server/settings.ts', 'export const settings = 1;'] as const,
    ['bin/start-site.ts', 'export const startSite = 1;'] as const,
    ['web/pages.ts', 'export const pages = 1;'] as const,
  ];
  for (const [file, text] of texts) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  }
}
