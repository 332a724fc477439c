import * as v from 'valibot';
import { uploadId } from '../pictures/picture-upload.ts';
import { cleanEmail, emailSchema } from '../values/email.ts';
import { isReservedId } from '../values/entry-id.ts';
import { type Place, accountsIn } from '../values/names-account.ts';
import { pdfFile } from '../values/pdf-file.ts';
import { cleanCode, cleanLine, cleanText, type FieldProblem } from '../values/plain-text.ts';
import { rupeesFromText } from '../values/rupees.ts';
import { rupeesSchema } from '../values/rupees.ts';
import { isBlank } from '../values/seen-text.ts';
import { withShownDigits } from '../values/shown-number.ts';

/** The reasons for which a field of an imported list is refused; the sentences for them are in back-office. */
export type ImportProblem =
  | FieldProblem
  | 'not-text'
  | 'not-a-price'
  | 'not-a-number'
  | 'not-a-picture'
  | 'too-low'
  | 'not-yes-or-no'
  | 'not-a-giver'
  | 'not-a-day'
  | 'in-future'
  | 'ends-too-early'
  | 'not-a-story'
  | 'not-a-list'
  | 'not-by-language'
  | 'more-than-english'
  | 'repeated'
  | AccountProblem
  | 'became-a-number'
  | 'became-a-date'
  | 'shown-otherwise'
  | 'more-than-paise'
  | 'spreadsheet-error'
  | 'lost-letters'
  | 'masked'
  | 'no-result'
  | 'too-narrow'
  | 'reserved-id'
  | 'not-a-phone'
  | 'unknown-field';

/** Words of a text look as if they led money elsewhere; they follow. */
type AccountProblem = `account: ${string}`;

/** The words of a problem of that kind; undefined for another one. */
export function wordsOfAccount(message: string): string | undefined {
  const [, words] = /^account: (.*)$/s.exec(message) ?? [];
  return words;
}

/** A message that a schema may give; a mistyped one doesn't compile. */
export function problem(name: ImportProblem): ImportProblem {
  return name;
}

const textOrNumber = v.union([v.string(), v.number()], problem('not-text'));

/** A schema for text of a list, where a spreadsheet may have made a number of it; absent reads as ''. */
export function listedText(longest: number, clean = cleanText) {
  return v.pipe(
    v.nullish(textOrNumber, ''),
    v.transform((value) => clean(String(value))),
    v.maxLength(longest, problem('too-long')),
  );
}

/** A schema for text of a list that must be there. */
export function listedName(longest: number, clean = cleanText) {
  return v.pipe(listedText(longest, clean), v.minLength(1, problem('missing')));
}

/** A schema for text of a list that visitors read; it names no account to which money can be sent. Absent reads as ''. */
export function shownText(longest: number, place: Place, clean = cleanText) {
  return v.pipe(listedText(longest, clean), namesNoAccount(place));
}

/** As `shownText`, in one line. */
export function shownLine(longest: number, place: Place) {
  return shownText(longest, place, cleanLine);
}

/** As `shownLine`, for the name of a thing: it may have the number of a catalogue in it. */
export function shownTitle(longest: number, place: Place) {
  return shownLine(longest, { ...place, isName: true });
}

/** A schema for a line of a list that visitors read and that must be there; see `shownLine`. */
export function shownName(longest: number, place: Place) {
  return v.pipe(listedName(longest, cleanLine), namesNoAccount(place));
}

function namesNoAccount(place: Place) {
  return v.rawCheck<string>(({ dataset, addIssue }) => {
    // Nobody publishes it, and a text that is too long would hold up other requests.
    if (!dataset.typed || dataset.issues) return;
    const words = accountsIn(dataset.value, place);
    if (words.length > 0) addIssue({ message: problem(`account: ${words.join(', ')}`) });
  });
}

/** A schema for the name of a picture in a list; absent reads as ''. */
export const listedPicture = v.pipe(
  listedText(500, cleanCode),
  v.check((picture) => pdfFile(picture) === undefined, problem('not-a-picture')),
);

/** A schema for the name of a picture in a list that must be there. */
export const requiredPicture = v.pipe(listedPicture, v.minLength(1, problem('missing')));

/** A schema for the address of a PDF file, or for an upload that has none yet. */
export const listedPdf = v.pipe(
  listedText(500, cleanCode),
  v.check((file) => uploadId(file) !== undefined || pdfFile(file) !== undefined, problem('missing')),
);

/** A schema for an id in a list, which an address can hold. */
export const listedId = v.pipe(
  listedName(100, cleanCode),
  v.check((id) => id === '' || !isReservedId(id), problem('reserved-id')),
);

/** A schema for an email address of a list; it may be absent, but not wrong. */
export const listedEmail = v.pipe(
  listedText(254, cleanEmail),
  v.check((text) => text === '' || v.is(emailSchema, text), problem('not-an-email')),
);

/** A schema for a price in rupees, as a number or as people write it (`₹1,20,000`), read into paise. */
export const listedPrice = v.pipe(
  v.nullish(textOrNumber, ''),
  v.check((value) => !isBlank(String(value)), problem('missing')),
  v.transform((value) => (typeof value === 'number' ? value : rupeesFromText(withShownDigits(value)))),
  v.check((rupees) => v.is(rupeesSchema, rupees), problem('not-a-price')),
  v.transform((rupees) => v.parse(rupeesSchema, rupees)),
);

const yesAndNo: Readonly<Record<string, boolean>> = {
  yes: true,
  y: true,
  true: true,
  '1': true,
  no: false,
  n: false,
  false: false,
  '0': false,
  '': false,
};

/** A schema for yes or no, in the words of spreadsheets; absent reads as no. */
export const listedYesOrNo = v.pipe(
  v.nullish(v.union([v.boolean(), v.string(), v.number()], problem('not-yes-or-no')), false),
  v.transform((value) => yesAndNo[String(value).trim().toLowerCase()]),
  v.boolean(problem('not-yes-or-no')),
);
