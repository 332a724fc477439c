import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import layers from '../../layers.json' with { type: 'json' };

/** Keeps with a release what it is built from; called before the build, so that what changes during it counts as changed. */
export function recordSources(release: string, siteDir = '.'): void {
  writeFileSync(join(release, hashFile), `${hashOfSources(siteDir)}\n`);
}

/**
 * Whether the sources in the folder of the site are others than those that the release was built from, by their names and
 * contents: a checkout or a copy may give them any times. Where tools/build.ts is missing, as beside a copied
 * release, the answer is no.
 */
export function isReleaseOutdated(release: string, siteDir = '.'): boolean {
  if (!existsSync(join(siteDir, 'tools/build.ts'))) return false;
  const recorded = join(release, hashFile);
  return !existsSync(recorded) || readFileSync(recorded, 'utf8').trim() !== hashOfSources(siteDir);
}

const hashFile = 'sources.sha256';

// The public site is built without its additions, too.
const folders = Object.entries(layers).flatMap(([layer, { part }]) => (part === 'tool' ? [] : [layer]));
const kinds = /\.(tsx?|css|json|woff2|svg|ico|jpe?g|png|webp)$/i;
// Tests are in no release. The names of drawn pictures are hashes of what they hold, and drawn.json has them.
const leftOut = /\.test\.ts$|(^|\/)(test-|\.)[^/]*$|^content\/pictures\/drawn\//;

function hashOfSources(siteDir: string): string {
  const hash = createHash('sha256');
  for (const file of sourcesIn(siteDir)) {
    const bytes = bytesOf(join(siteDir, file));
    if (bytes !== undefined) hash.update(`${file}\0${bytes.length}\0`).update(bytes);
  }
  return hash.digest('hex');
}

function sourcesIn(siteDir: string): string[] {
  const found = folders
    .filter((folder) => existsSync(join(siteDir, folder)))
    .flatMap((folder) =>
      readdirSync(join(siteDir, folder), { recursive: true, encoding: 'utf8' }).map((file) =>
        join(folder, file).replaceAll('\\', '/'),
      ),
    )
    .filter((file) => kinds.test(file) && !leftOut.test(file));
  return [...found.toSorted(), 'package-lock.json', 'vite.config.ts'];
}

// One that can't be read counts as not there: an account that may not read what was built builds, and that says why it can't.
function bytesOf(file: string): Buffer | undefined {
  try {
    return readFileSync(file);
  } catch {
    return undefined;
  }
}
