import { spawnSync } from 'node:child_process';
import { globSync, statSync } from 'node:fs';

const built = 'build/server/app.js';
const sources = [
  '{domain,content,backend,back-office,web,server}/**/*.{ts,tsx,css,json,woff2,svg}',
  'content/pictures/*',
  '{package-lock.json,vite.config.ts}',
];

/** Builds the site where it is not built, or where a source is newer than what was built; throws when that fails. */
export function ensureBuilt(): void {
  if (isBuilt()) return;
  console.log('Building the site: this takes some seconds.');
  const { status } = spawnSync(process.execPath, ['bin/build.ts'], { stdio: 'inherit' });
  if (status !== 0) throw new Error('The site could not be built; the reason stands above.');
}

function isBuilt(): boolean {
  const builtAt = statSync(built, { throwIfNoEntry: false })?.mtimeMs;
  return builtAt !== undefined && globSync(sources).every((source) => statSync(source).mtimeMs <= builtAt);
}
