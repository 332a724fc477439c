import { type ImportProblem, wordsOfAccount } from '../../domain/entries/listed-fields.ts';
import { counted } from '../counted.ts';
import { StaffError } from '../staff-error.ts';

/** A mistake in a list: where, as a spreadsheet shows it, and why. In a JSON file, `row` counts its entries. */
export type RowProblem = { row?: number; column?: string; reason: string };

/** A list that can't be imported, and nothing of it was written. The message has a line for each problem. */
export class ImportError extends StaffError {
  override readonly name = 'ImportError';
  readonly problems: readonly (RowProblem & { file: string })[];

  constructor(file: string, problems: readonly RowProblem[]) {
    const lines = problems.map((problem) => `${placeOf(file, problem)}: ${problem.reason}`);
    const summary = `Nothing was imported: ${counted(problems.length, { one: 'problem', many: 'problems' })} in ${file}.`;
    super([...lines, '', `${summary} Correct this and import the file again.`].join('\n'));
    this.problems = problems.map((problem) => ({ file, ...problem }));
  }
}

function placeOf(file: string, { row, column }: RowProblem): string {
  return [file, row && `row ${row}`, column && `column ${column}`].filter(Boolean).join(', ');
}

const reasons: Record<Exclude<ImportProblem, `account: ${string}`>, string> = {
  missing: 'This must be filled in.',
  'too-long': 'This is too long; shorten it.',
  'not-text': 'This must be text.',
  'not-an-email': 'This is not an email address. Write it like name@example.org, or leave it empty.',
  'not-a-choice': 'This is none of the choices.',
  'not-a-price': 'This is not a price in rupees. Write it like 350, 49.50 or ₹1,20,000.',
  'not-a-number': 'This is not a whole number, or it is too large. Write it without a unit, like 250.',
  'not-a-picture': 'This is a document and no picture.',
  'too-low': 'This number is too low: a year has four digits, like 2024.',
  'not-yes-or-no': 'Write Yes or No.',
  'not-a-giver': 'Write who agreed: self, parent or guardian.',
  'not-a-day':
    'This is not a day. Write it like 2026-11-23. Where a spreadsheet changes that, format the column as text first, or save the list as .xlsx.',
  'in-future': 'This day has not come yet. Write the day on which they agreed.',
  'ends-too-early': 'The last day is before the first one.',
  'not-a-story': 'Write the story as an object: { "maker": "…", "making": "…", "care": "…" }.',
  'not-a-list': 'This must be a list.',
  'not-by-language': 'Write the translations by language, each with its texts: { "hi": { "name": "…" } }.',
  'more-than-english': 'There are more than in English. Write as many, in the same order.',
  repeated: 'The same name is here twice. Give each choice its own name.',
  'became-a-number':
    'A spreadsheet changed what was typed here into a number. Format the column as text, and type it again.',
  'became-a-date':
    'A spreadsheet changed what was typed here into a date. Format the column as text, and type it again.',
  'shown-otherwise':
    'The format of this cell shows something else than its number, such as 007, A-7 or 7%. Format the column as text, and type again what you see.',
  'more-than-paise':
    'A price has at most two digits after the point. The spreadsheet may show fewer than it keeps: round it, as =ROUND(A2*1.05,2) does.',
  'spreadsheet-error':
    'The spreadsheet shows an error here. Correct the formula, or type the value in its place.',
  'lost-letters':
    'Letters were lost here when the list was saved. Open the list in which they are still right, and save it as “Excel workbook (.xlsx)” or “CSV UTF-8”.',
  masked: 'This is hidden with ***, as on the public list. Write all of it, or take the row out.',
  'no-result': 'The file has a formula here without its result. Open it in a spreadsheet, and save it again.',
  'reserved-id':
    'An address of the site has this in another place, so the entry could not be opened. Write another, such as jute-bag: without slashes, and not new, export.csv, . or ..',
  'not-a-phone': 'This is no phone number. Write one, or leave it empty.',
  'unknown-field': 'There is no such field. Correct its name, or take it out.',
  'too-narrow':
    'The column is too narrow to show its value, so the file does not have it. Make it wider, and save the list again.',
};

/**
 * Why a value of a list is refused, and how to fix it; `choices` are those of its field.
 * @example reasonFor('not-a-price', 'twelve') // '“twelve”: This is not a price in rupees. Write it like 350, …'
 */
export function reasonFor(message: string, value: unknown, choices: readonly string[] = []): string {
  const words = wordsOfAccount(message);
  if (words !== undefined)
    return `“${words}” looks like a UPI ID, an account or another way to lead gifts elsewhere. Visitors find where gifts go on the donate page only; take it out. If it is right, an owner can publish it in the staff desk.`;
  const named =
    choices.length > 0 && message === 'not-a-choice' ? ` Write one of ${choices.join(', ')}.` : '';
  const reason = isProblem(message) ? reasons[message] + named : `This can't be read (${message}).`;
  const shown =
    typeof value === 'string' || typeof value === 'number'
      ? String(value).replaceAll(/\s+/g, ' ').trim()
      : '';
  if (shown === '') return reason;
  return `“${shown.length > 40 ? `${shown.slice(0, 40)}…` : shown}”: ${reason}`;
}

function isProblem(message: string): message is keyof typeof reasons {
  return message in reasons;
}
