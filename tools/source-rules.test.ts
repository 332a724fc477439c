import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { type SourceFile, sourceRules } from './source-rules.ts';

const files = globSync('**/*.{ts,tsx}', { exclude: ['node_modules', 'build', 'data', 'test-results'] })
  .map((path) => ({ path: path.replaceAll('\\', '/'), text: readFileSync(path, 'utf8') }))
  // The rules and their proofs name what they forbid.
  .filter(({ path }) => !path.startsWith('tools/source-rules'));

const proofs: Record<keyof typeof sourceRules, { broken: SourceFile[]; kept: SourceFile[] }> = {
  'the environment is read where a process starts': {
    broken: [
      { path: 'web/shop/cart/cart-store.ts', text: `const url = process.env['SITE_URL'];` },
      { path: 'web/calls/browser-calls.ts', text: 'const url = import.meta.env.VITE_BACKEND;' },
    ],
    kept: [
      { path: 'server/main.ts', text: 'readSettings(process.env);' },
      { path: 'server/pages.ts', text: 'const developing = import.meta.env.DEV;' },
    ],
  },
  'SQL is spoken in storage/ only': {
    broken: [
      { path: 'cli/students.ts', text: 'db.prepare(`select name\nfrom students where id = ?`);' },
      { path: 'server/sample-data.ts', text: `db.exec('INSERT INTO products VALUES (1)');` },
    ],
    kept: [
      { path: 'storage/database/tables.ts', text: `db.exec('DELETE FROM products');` },
      { path: 'content/shop.ts', text: `const hint = 'Select a colour from the list';` },
    ],
  },
  'no class asks `:has()` of a group': {
    broken: [{ path: 'web/giving/giving.tsx', text: '<p className="group-has-checked:block" />' }],
    kept: [{ path: 'web/giving/giving.tsx', text: '<p className="[.giving:has(:checked)_&]:block" />' }],
  },
  'no field is a number field': {
    broken: [
      { path: 'desk/paper/paper.tsx', text: '<input type="number" name="copies" />' },
      { path: 'paper/order.ts', text: "html`<input type={'number'} />`" },
    ],
    kept: [{ path: 'desk/paper/paper.tsx', text: '<input inputMode="numeric" name="copies" />' }],
  },
  'no folder or file has a name that says nothing': {
    broken: ['web/utils/price.ts', 'domain/types.ts', 'storage/services/mail.ts'].map((path) => ({
      path,
      text: '',
    })),
    kept: ['domain/common-words.ts', 'web/library/shelf.tsx'].map((path) => ({ path, text: '' })),
  },
  'no file only passes on what others export': {
    broken: [
      {
        path: 'ui/index.ts',
        text: `/** All. */\nexport * from './button.tsx';\nexport { Card } from './card.tsx';\n`,
      },
      { path: 'domain/all.ts', text: `export type {\n  Cart,\n  Line,\n} from './cart.ts';\n` },
    ],
    kept: [{ path: 'server/app.ts', text: `export * from './pages.ts';\nexport const site = { fetch };\n` }],
  },
};

test('there are files to look at', () => {
  expect(files.length).toBeGreaterThan(50);
});

test.each(Object.entries(sourceRules))('%s', (_, isBrokenBy) => {
  expect(files.filter(isBrokenBy).map(({ path }) => path)).toEqual([]);
});

test.each(Object.entries(sourceRules))('it would be seen if broken: %s', (rule, isBrokenBy) => {
  const { broken, kept } = proofs[rule as keyof typeof sourceRules];

  expect(broken.filter((file) => !isBrokenBy(file))).toEqual([]);
  expect(kept.filter(isBrokenBy)).toEqual([]);
});
