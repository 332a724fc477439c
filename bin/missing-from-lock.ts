import * as v from 'valibot';

const lockSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    packages: v.record(
      v.string(),
      v.object({
        version: v.optional(v.string()),
        integrity: v.optional(v.string()),
        resolved: v.optional(v.string()),
        dependencies: v.optional(v.record(v.string(), v.string()), {}),
        optionalDependencies: v.optional(v.record(v.string(), v.string()), {}),
      }),
    ),
  }),
);

/** What package-lock.json says of each package, by its place in node_modules; '' is the project itself. */
export type Lock = v.InferOutput<typeof lockSchema>;

/** Parses the text of package-lock.json; throws where it is no such text. */
export function parseLock(text: string): Lock {
  return v.parse(lockSchema, text);
}

/**
 * Tells in one line each what would make `npm ci` fail or differ on another machine: a package that is named but not
 * locked, one without a checksum, and one that is fetched from elsewhere than the public registry.
 * @example
 * missingFromLock(lock) // ['rolldown@1.0.0 names @rolldown/binding-darwin-x64, which is not locked']
 */
export function missingFromLock({ packages }: Lock): string[] {
  const locked = new Set(Object.keys(packages).map(nameOf));
  return Object.entries(packages).flatMap(([place, entry]) => {
    const named = Object.keys({ ...entry.dependencies, ...entry.optionalDependencies });
    const who = place === '' ? 'the project' : `${nameOf(place)}@${entry.version ?? '?'}`;
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

function nameOf(place: string): string {
  return place.split('node_modules/').at(-1) ?? place;
}
