import { mkdirSync, renameSync, rmSync, statSync, symlinkSync, utimesSync } from 'node:fs';
import { join, relative } from 'node:path';
import { systemReason } from '../../backend/system-reason.ts';
import { removeLeftovers, UNFINISHED, workingName } from '../working-names.ts';
import { allReleases, currentLink, currentRelease, releasesDir } from './current-release.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * Makes a release and, once it is whole, the current one. `fill` fills its folder; where it fails, or is killed, the
 * current release stays. Then removes releases that were replaced more than a day ago, and what killed builds left.
 */
export async function makeRelease(fill: (folder: string) => Promise<void>): Promise<void> {
  mkdirSync(releasesDir, { recursive: true });
  for (const folder of [releasesDir, 'build']) removeLeftovers(folder, UNFINISHED);
  const folder = workingName(join(releasesDir, UNFINISHED));
  mkdirSync(folder);
  try {
    await fill(folder);
    const finished = join(releasesDir, `${new Date().toISOString().replaceAll(':', '-')}-${process.pid}`);
    renameSync(folder, finished);
    const replaced = currentRelease();
    replaceCurrent(finished);
    removeOld(replaced);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

// A link can't be changed, but another one can take its name: there is never a moment without it.
function replaceCurrent(release: string): void {
  const link = workingName(`build/${UNFINISHED}`);
  symlinkSync(relative('build', release), link);
  renameSync(link, currentLink);
}

function removeOld(replaced: string | undefined): void {
  try {
    // The time of its folder tells since when a release is no longer the current one.
    if (replaced !== undefined) utimesSync(replaced, new Date(), new Date());
    for (const release of allReleases()) {
      if (release !== currentRelease() && Date.now() - statSync(release).mtimeMs > DAY_MS)
        rmSync(release, { recursive: true, force: true });
    }
  } catch (error) {
    console.warn(`Earlier builds can’t be removed: ${systemReason(error) ?? String(error)}.`);
  }
}
