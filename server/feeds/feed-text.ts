import { cleanText } from '../../domain/plain-text.ts';

// XML forbids these two besides the controls that `cleanText` drops.
const noCharacters = /[\uFFFE\uFFFF]/g;
const halfALetter = /[\uD800-\uDBFF]$/;

/** A text that a feed may hold, with its line breaks; a longer one than `longest` UTF-16 units ends in `…`. */
export function feedText(text: string, longest: number): string {
  const clean = cleanText(text).replace(noCharacters, '').trim();
  if (clean.length <= longest) return clean;
  return `${clean
    .slice(0, longest - 1)
    .replace(halfALetter, '')
    .trimEnd()}…`;
}

/** The same on one line. */
export function feedLine(text: string, longest: number): string {
  return feedText(text.replace(/\s+/g, ' '), longest);
}
