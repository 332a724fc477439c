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
        license: v.optional(v.string(), 'not stated'),
        dev: v.optional(v.boolean(), false),
        dependencies: v.optional(v.record(v.string(), v.string()), {}),
        optionalDependencies: v.optional(v.record(v.string(), v.string()), {}),
      }),
    ),
  }),
);

/** What package-lock.json has of each package, by its place in node_modules; '' is the project itself. */
export type LockFile = v.InferOutput<typeof lockSchema>;

/** Parses the text of a package-lock.json; throws a ValiError where it is no such text. */
export function parseLockFile(text: string): LockFile {
  return v.parse(lockSchema, text);
}

/**
 * The name of the package at a place in node_modules.
 * @example packageName('node_modules/a/node_modules/@x/b') // '@x/b'
 */
export function packageName(place: string): string {
  return place.split('node_modules/').at(-1) ?? place;
}
