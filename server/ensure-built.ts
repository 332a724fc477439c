import { spawnSync } from 'node:child_process';
import { accessSync, constants, mkdirSync } from 'node:fs';
import { currentRelease, releasesDir } from '../back-office/releases/releases.ts';
import { isReleaseOutdated } from '../back-office/releases/sources.ts';
import { systemReason } from '../storage/files/system-reason.ts';

/** The release to serve: its folder, and why it is not one of the newest sources, a sentence each. */
export type ReleaseToServe = { release: string; buildProblems: readonly string[] };

/**
 * Builds the site where it is not built, or where the sources are others than those of the current release. Where that
 * fails, the release is the last good one; throws where there is none.
 */
export async function ensureBuilt(): Promise<ReleaseToServe> {
  const last = currentRelease();
  if (last !== undefined && !isReleaseOutdated(last)) return { release: last, buildProblems: [] };
  const buildProblems = (await mistakesInContent()) ?? reasonNotToWrite() ?? build();
  const release = currentRelease();
  if (release !== undefined) return { release, buildProblems };
  throw new Error([...buildProblems, 'The site could not be built; the reason stands above.'].join('\n'));
}

async function mistakesInContent(): Promise<string[] | undefined> {
  // The schemas are loaded only where they are needed.
  const { contentMistakes } = await import('../texts/content-mistakes.ts');
  const mistakes = await contentMistakes('content');
  return mistakes.length > 0 ? mistakes : undefined;
}

function reasonNotToWrite(): string[] | undefined {
  try {
    mkdirSync(releasesDir, { recursive: true });
    for (const folder of ['build', releasesDir]) accessSync(folder, constants.W_OK);
    return undefined;
  } catch (error) {
    return [`The folder ${releasesDir} can’t be written to: ${systemReason(error) ?? String(error)}.`];
  }
}

function build(): string[] {
  console.log('Building the site: this takes some seconds.');
  const { status, stderr } = spawnSync(process.execPath, ['tools/build.ts'], {
    stdio: ['ignore', 'inherit', 'pipe'],
    encoding: 'utf8',
  });
  // It ends with 2 for what the director can correct, and has said it in a line.
  if (status === 2) return stderr.trim().split('\n');
  process.stderr.write(stderr);
  return status === 0 ? [] : ['The program can’t be built: npm run build says why.'];
}
