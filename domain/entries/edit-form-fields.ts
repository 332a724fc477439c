import * as v from 'valibot';
import { isPathOfThisSite } from '../pictures/picture-address.ts';
import type { Paise } from '../values/money.ts';
import { cleanCode, cleanLine, cleanText } from '../values/plain-text.ts';
import { CHECKED } from './field-problems.ts';

/** A schema for a field that staff are still filling in: any text, '' where there is none. */
export const typedText = v.fallback(v.pipe(v.string(), v.transform(cleanText)), '');

/** As `typedText`, for a field of one line. */
export const typedLine = v.fallback(v.pipe(v.string(), v.transform(cleanLine)), '');

/**
 * A schema for the name or the address of a picture or another file that staff are still choosing, '' where there is none. Other
 * sites have none of them, nor has the desk, but for the pictures that staff see below it.
 */
export const typedFile = v.fallback(
  v.pipe(
    v.string(),
    v.transform(cleanCode),
    v.transform((file) => (/^[/\\]/.test(file) && !isPathOfThisSite(withoutDesk(file)) ? '' : file)),
  ),
  '',
);

function withoutDesk(address: string): string {
  return address.replace(/^\/desk(?=\/media\/)/, '');
}

/** A schema for a list with one text a line that staff are still filling in; a line may be blank. */
export const typedLines = v.fallback(
  v.pipe(
    v.string(),
    v.transform((text) =>
      text
        .split(/\r\n?|\n/)
        .map(cleanLine)
        .join('\n')
        .trimEnd(),
    ),
  ),
  '',
);

/** A schema for yes or no in a form that staff are still filling in: a ticked checkbox or a boolean; else no. */
export const typedYesOrNo = v.fallback(
  v.union([
    v.boolean(),
    v.pipe(
      v.literal(CHECKED),
      v.transform(() => true),
    ),
  ]),
  false,
);

/** A schema for rows of fields that staff are still filling in; none where it is no list. */
export function typedRows<Entries extends v.ObjectEntries>(entries: Entries) {
  const blank = v.object(entries);
  return v.fallback(v.array(v.fallback(blank, () => v.parse(blank, {}))), []);
}

/**
 * A price in rupees as staff type it.
 * @example typedRupees(35000) // '350'
 * @example typedRupees(4950) // '49.50'
 */
export function typedRupees(paise: Paise): string {
  return paise % 100 === 0 ? String(paise / 100) : (paise / 100).toFixed(2);
}
