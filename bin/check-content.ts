import { spawnSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { type ContentProblem, contentProblems } from './content-problems.ts';

// What the compiler can't read, can't be looked at either.
const mistyped = compilerProblems();
const problems = mistyped.length > 0 ? mistyped : await problemsInside();
for (const { file, field, reason } of problems) console.error(`${file}, ${field}: ${reason}`);
if (problems.length > 0) {
  console.error('\nThe site was not built. Mend this in the folder content and build again.');
  process.exit(1);
}

/** Commas, quotes and fields that are missing or misspelt, by line. */
function compilerProblems(): ContentProblem[] {
  const command = ['node_modules/typescript/bin/tsc', '-p', 'content', '--noEmit', '--pretty', 'false'];
  const { stdout, status } = spawnSync(process.execPath, command, { encoding: 'utf8' });
  if (status === 0) return [];
  const told = [...stdout.matchAll(/^(content\/[^(]+)\((\d+),\d+\): error \w+: (.+)$/gm)];
  return told.map(([, file = '', line, reason = '']) => ({ file, field: `line ${line}`, reason }));
}

async function problemsInside(): Promise<ContentProblem[]> {
  const made = JSON.parse(readFileSync('build/pictures.json', 'utf8')) as Record<string, object>;
  const pictures = new Set(Object.values(made).flatMap((group) => Object.keys(group)));
  const files = globSync('content/**/*.ts', { exclude: ['**/*.test.ts'] }).toSorted();
  const read = files.map(async (path) => ({
    file: path.replaceAll('\\', '/'),
    exported: (await import(pathToFileURL(path).href)) as Record<string, unknown>,
  }));
  return contentProblems(await Promise.all(read), pictures);
}
