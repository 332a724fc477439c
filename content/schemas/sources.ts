import * as v from 'valibot';

/** The schema of a language's `sources.json`: the hash of the English text that each of its texts was translated from. */
export const sourcesSchema = v.record(
  v.string(),
  v.pipe(
    v.string(),
    v.regex(
      /^[0-9a-f]{16}$/,
      'This is no hash. Take the line out, then run: npm run cli -- texts confirm, with the text.',
    ),
  ),
);
