import * as v from 'valibot';

// Blanks, marks without a letter below them, and what has no shape: among them joiners, fillers and an empty cell of braille.
const unseen = /^[\s\p{Default_Ignorable_Code_Point}\p{M}\p{Cc}\p{Cf}\u2800]*$/u;

/** Whether a text has nothing in it that can be seen. */
export function isBlank(text: string): boolean {
  return unseen.test(text);
}

/** A schema for text that is there, trimmed, such as that of another backend. */
export const seenText = v.pipe(
  v.string(),
  v.trim(),
  v.check((text) => !isBlank(text)),
);
