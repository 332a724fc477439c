import * as v from 'valibot';

/** The name of the list of files, the last file of a backup: a backup without it is incomplete. */
export const MANIFEST = 'manifest.json';

/** The name of the database in a backup. */
export const DATABASE = 'foundation.sqlite';

const fileOfBackup = /^(foundation\.sqlite|media\/[\w-]+\/[\w-][\w.-]*)$/;

/** Whether a backup may hold a file of that name besides its manifest; a file of another name is never unpacked. */
export function belongsInBackup(name: string): boolean {
  return fileOfBackup.test(name);
}

const manifestSchema = v.object({
  format: v.literal(1),
  madeAt: v.pipe(v.string(), v.isoTimestamp()),
  files: v.record(v.string(), v.object({ size: v.number(), sha256: v.string() })),
});

/** The contents of a backup: when it was made, and each file's size in bytes and SHA-256 in hexadecimal. */
export type Manifest = v.InferOutput<typeof manifestSchema>;

/** Parses the text of a manifest; undefined where it is none. */
export function parseManifest(text: string): Manifest | undefined {
  const reading = v.safeParse(v.pipe(v.string(), v.parseJson(), manifestSchema), text);
  return reading.success ? reading.output : undefined;
}
