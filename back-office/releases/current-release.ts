import { existsSync, globSync, realpathSync } from 'node:fs';
import { join, resolve } from 'node:path';

/** The folder of all releases, in the folder of the site: each build makes one of its own. */
export const releasesDir = 'build/releases';

/** The link to the release that a process serves when it starts. */
export const currentLink = 'build/current';

/**
 * The absolute path of the release that a process serves when it starts; undefined where nothing is built. Later builds
 * do not change it, and leave it there for at least a day.
 */
export function currentRelease(siteDir = '.'): string | undefined {
  const link = join(siteDir, currentLink);
  return existsSync(link) ? realpathSync(link) : undefined;
}

/** The absolute paths of all finished releases: the current one, and those of which browsers may still need files. */
export function allReleases(): string[] {
  return globSync('[!.]*', { cwd: releasesDir }).map((name) => resolve(releasesDir, name));
}
