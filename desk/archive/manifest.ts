import * as v from 'valibot';

/** The last file of a backup: without it, a backup is not whole. */
export const MANIFEST = 'manifest.json';

/** The only other names that a backup may hold; anything else was not made here, and is never unpacked. */
export const BACKED_UP = /^(foundation\.sqlite|media\/[\w-]+\/[\w.-]+)$/;

const manifestSchema = v.object({
  format: v.literal(1),
  madeAt: v.pipe(v.string(), v.isoTimestamp()),
  files: v.record(v.string(), v.object({ size: v.number(), sha256: v.string() })),
});

/** What a backup holds: when it was made, and each file's size in bytes and SHA-256. */
export type Manifest = v.InferOutput<typeof manifestSchema>;

/** Reads the text of a manifest; undefined where it is none. */
export function readManifest(text: string): Manifest | undefined {
  const reading = v.safeParse(v.pipe(v.string(), v.parseJson(), manifestSchema), text);
  return reading.success ? reading.output : undefined;
}
