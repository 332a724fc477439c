import { globSync, statSync } from 'node:fs';
import { join } from 'node:path';

const sources = [
  '{domain,content,backend,back-office,ui,web,paper,desk,server}/**/*.{ts,tsx,css,json,woff2,svg}',
  'content/pictures/*',
  '{package-lock.json,vite.config.ts}',
];

/** Whether a file that releases are made of has changed in the folder of the site since that release was begun. */
export function isOutdated(release: string, siteDir = '.'): boolean {
  // The first file that a build writes: what changes during the build is newer.
  const begunAt = statSync(join(release, 'content/facts.json')).mtimeMs;
  return globSync(sources, { cwd: siteDir }).some((file) => {
    // Some editors keep a link to nothing beside the file that they edit.
    const source = statSync(join(siteDir, file), { throwIfNoEntry: false });
    return source !== undefined && source.mtimeMs > begunAt;
  });
}
