import { type LockFile, packageName } from './lock-file.ts';

/**
 * Lists in one line each what would make `npm ci` fail or differ on another machine: a package that is named but not
 * locked, one without a checksum, and one that is fetched from elsewhere than the public registry.
 * @example
 * missingFromLock(lock) // ['rolldown@1.0.0 names @rolldown/binding-darwin-x64, which is not locked']
 */
export function missingFromLock({ packages }: LockFile): string[] {
  const locked = new Set(Object.keys(packages).map(packageName));
  return Object.entries(packages).flatMap(([place, entry]) => {
    const named = Object.keys({ ...entry.dependencies, ...entry.optionalDependencies });
    const who = place === '' ? 'the project' : `${packageName(place)}@${entry.version ?? '?'}`;
    const problems = named
      .filter((name) => !locked.has(name))
      .map((name) => `${who} names ${name}, which is not locked`);
    if (place !== '' && !(entry.version && entry.integrity))
      problems.push(`${who} has no version or no checksum`);
    if (entry.resolved && !entry.resolved.startsWith('https://registry.npmjs.org/'))
      problems.push(`${who} is fetched from ${entry.resolved}`);
    return problems;
  });
}
