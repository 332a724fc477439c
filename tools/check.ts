import { execFileSync, spawn } from 'node:child_process';
import { globSync } from 'node:fs';
import { basename } from 'node:path';

// The quick check while one works: `npm run check`, or `npm run check -- HEAD~3` for what has changed since that commit. It
// checks format and types, lint, words and layers of what has changed, and of the tests those that stand near it: unit tests of the
// same folder that import it, request tests and a phone's browser tests that bear the name of its page. `npm test` is what
// has to be green.
const ofEveryPage = ['calls', 'errors', 'fonts', 'forms', 'islands', 'layout', 'pictures', 'start', 'styles'];
const frameOfDesk = ['entries', 'forms', 'layout', 'scripts'];
const [since = 'main'] = process.argv.slice(2);
const changed = [
  ...git('diff', '--name-only', '--diff-filter=d', since),
  ...git('ls-files', '--others', '--exclude-standard'),
];
const folders = new Set(changed.filter((file) => file.includes('/')).map((file) => `${file.split('/')[0]}/`));
const specs = testsNamedAfter(changed, 'e2e/*.spec.ts');
const requests = testsNamedAfter(changed, 'server/*.test.ts');
const sources = changed.filter((file) => /\.tsx?$/.test(file));
const isImportChanged = git('diff', '-U0', since).some((line) => /^[+-].*\bfrom '/.test(line));

const built = runInTurn({ build: specs.length + requests.length > 0 && 'npm run --silent build' });
// Most machines have two cores, and browsers and requests wait in part.
const failed = await Promise.all([
  built,
  built.then(() =>
    runInTurn({
      browser:
        specs.length > 0 && `playwright test --pass-with-no-tests --project='*phone*' ${specs.join(' ')}`,
    }),
  ),
  runInTurn({
    types: 'tsc -p . --incremental --tsBuildInfoFile node_modules/.cache/tsc.json && tsc -p domain',
    lint: sources.length > 0 && `oxlint --deny-warnings ${sources.join(' ')}`,
    words: folders.has('content/') && 'node tools/check-glossary.ts',
    format: 'oxfmt --check',
    layers: isImportChanged && 'vitest run --project=tools tools/layers tools/source-rules',
    unit:
      folders.size > 0 &&
      `vitest run --project=unit --passWithNoTests --changed=${since} ${[...folders].join(' ')}`,
  }),
  built.then(() =>
    runInTurn({ requests: requests.length > 0 && `vitest run --project=unit ${requests.join(' ')}` }),
  ),
]);
console.log(failed.flat().length > 0 ? `failed: ${failed.flat().join(', ')}` : 'everything passed');
process.exitCode = failed.flat().length > 0 ? 1 : 0;

/** The tests of a pattern that changed themselves, or have the subject of a changed file in their name. */
function testsNamedAfter(files: readonly string[], pattern: string): string[] {
  const subjects = [...new Set(files.flatMap(subjectOf))];
  return globSync(pattern).filter(
    (test) =>
      files.includes(test) || subjects.some((subject) => `-${basename(test)}`.includes(`-${subject}`)),
  );
}

// The subject of a file is its folder in web/ or desk/; what every page has is looked at in the tests of the shell.
function subjectOf(file: string): string[] {
  const [layer, subject, inner] = file.split('/');
  if (layer === 'ui') return ['shell'];
  if (layer === 'desk')
    return [inner === undefined || frameOfDesk.includes(subject ?? '') ? 'desk-products' : `desk-${subject}`];
  if (layer !== 'web') return [];
  if (inner === undefined || ofEveryPage.includes(subject ?? '')) return ['shell'];
  return [inner.endsWith('-page') ? inner.slice(0, -'-page'.length) : (subject ?? '')];
}

/** Runs commands one after another; the output of those that fail is shown. Gives the names of those. */
async function runInTurn(steps: Readonly<Record<string, string | false>>): Promise<string[]> {
  const names: string[] = [];
  for (const [name, command] of Object.entries(steps)) {
    if (!command) continue;
    const began = performance.now();
    const { code, output } = await run(command);
    const seconds = ((performance.now() - began) / 1000).toFixed(1);
    console.log(`${code === 0 ? 'passed' : 'FAILED'}  ${name}  ${seconds} s`);
    if (code === 0) continue;
    console.log(output);
    names.push(name);
  }
  return names;
}

function run(command: string): Promise<{ code: number | null; output: string }> {
  return new Promise((resolve) => {
    const child = spawn(command, { shell: true, stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk) => (output += String(chunk)));
    child.once('close', (code) => resolve({ code, output }));
  });
}

function git(...given: string[]): string[] {
  return execFileSync('git', given, { encoding: 'utf8' }).split('\n').filter(Boolean);
}
