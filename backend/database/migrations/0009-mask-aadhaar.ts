import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import { createHash } from 'node:crypto';

type Row = Record<string, unknown>;
type AnyTable = Record<string, Row>;

/**
 * Hides the Aadhaar numbers that were stored before they were hidden when written. Doing it again changes nothing. Numbers are
 * found, and fields named, as when this step was released.
 */
export const maskAadhaar: Migration = {
  async up(db: Kysely<unknown>) {
    for (const table of Object.keys(textColumns)) await maskTable(db.withTables<AnyTable>(), table);
  },
};

const ROWS_AT_ONCE = 500;

/** The columns that hold what people wrote, as text or as JSON. */
const textColumns: Readonly<Record<string, readonly string[]>> = {
  applications: ['first_name', 'last_name', 'email', 'phone', 'address', 'additional_info'],
  application_notes: ['text'],
  students: [
    'name',
    'email',
    'phone',
    'address',
    'course',
    'c_year',
    'section',
    'hostel_name',
    'room_number',
    'consent',
  ],
  products: [
    'name',
    'description',
    'unit',
    'alt',
    'styles',
    'variants',
    'color_variants',
    'translations',
    'story',
  ],
  home_products: ['name', 'alt', 'translations'],
  gallery_pictures: ['title', 'description', 'alt', 'consent', 'translations'],
  drafts: ['data'],
  bin: ['name', 'data'],
  text_overrides: ['value'],
  text_versions: ['value'],
  log: ['thing_name', 'before', 'after'],
};

// The hashes of the texts of a row; each may be there once only.
const hashes: Readonly<Record<string, { column: string; of: (row: Row) => unknown }>> = {
  applications: { column: 'fingerprint', of: (row) => valuesOf(row, applicationColumns) },
  students: { column: 'identity', of: studentIdentity },
};

const applicationColumns = [
  'first_name',
  'last_name',
  'email',
  'phone',
  'address',
  'purpose',
  'duration',
  'additional_info',
];

// Where neither e-mail nor phone is given, all that is known of a student.
function studentIdentity(row: Row): unknown {
  if (row['email'] || row['phone'])
    return valuesOf(row, ['name', 'email', 'phone']).map((text) => String(text).toLowerCase());
  const texts = [
    'name',
    'email',
    'phone',
    'address',
    'course',
    'c_year',
    'section',
    'hostel_name',
    'room_number',
  ];
  return [...valuesOf(row, texts), row['fees_paid'] === 1];
}

function valuesOf(row: Row, columns: readonly string[]): unknown[] {
  return columns.map((column) => row[column]);
}

async function maskTable(db: Kysely<AnyTable>, table: string): Promise<void> {
  const key = table === 'applications' ? 'reference' : 'id';
  let after = '';
  let changed = 0;
  for (;;) {
    const rows = await db
      .selectFrom(table)
      .selectAll()
      .where(key, '>', after)
      .orderBy(key)
      .limit(ROWS_AT_ONCE)
      .execute();
    for (const row of rows) {
      const masked = maskedColumns(row, textColumns[table] ?? []);
      if (Object.keys(masked).length === 0) continue;
      const hash = await newHash(db, table, { ...row, ...masked }, key);
      await db
        .updateTable(table)
        .set({ ...masked, ...hash })
        .where(key, '=', row[key])
        .execute();
      changed += 1;
    }
    const last = rows.at(-1);
    if (last === undefined) break;
    after = String(last[key]);
  }
  if (changed > 0)
    await db
      .updateTable('revisions')
      .set(({ eb }) => ({ value: eb('value', '+', 1) }))
      .where('name', '=', table)
      .execute();
}

function maskedColumns(row: Row, columns: readonly string[]): Row {
  const masked: Row = {};
  for (const column of columns) {
    const text = row[column];
    if (typeof text !== 'string') continue;
    const hidden = maskedText(text, column);
    if (hidden !== text) masked[column] = hidden;
  }
  return masked;
}

function maskedText(text: string, column: string): string {
  const data = /^[[{"]/.test(text) ? parsed(text) : undefined;
  if (data === undefined) return String(fieldsWithoutAadhaar(text, column));
  const masked = JSON.stringify(fieldsWithoutAadhaar(data));
  return masked === JSON.stringify(data) ? text : masked;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

// Two rows that differed in a hidden digit only are the same now; both stay, and what is sent again is the first of them.
async function newHash(db: Kysely<AnyTable>, table: string, row: Row, key: string): Promise<Row> {
  const known = hashes[table];
  if (!known) return {};
  const { column, of } = known;
  const hash = sha256(JSON.stringify(of(row)));
  const other = await db
    .selectFrom(table)
    .select(column)
    .where(column, '=', hash)
    .where(key, '<>', row[key])
    .executeTakeFirst();
  const own = `${hash} ${String(row[key])}`;
  return { [column]: other ? sha256(own) : hash };
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

const phoneFields = /^(phone|phoneNumber|phone_number|knownPhone)$/;
// Ids, times, hashes and the names of files are not what people write; a digit less makes another one of them.
const codeFields =
  /^(_?id|\w+(Id|_id|At|_at)|reference|fingerprint|identity|noticeVersion|image|imageURL|image_url|madeAt|version|action)$/;

/**
 * A value, as JSON has it, in which each Aadhaar number is hidden but for its last four digits. What a text is, is known by
 * the name of its field; `field` is the one of the value itself.
 */
function fieldsWithoutAadhaar(value: unknown, field = ''): unknown {
  if (typeof value === 'string') return textWithoutAadhaar(value, field);
  if (typeof value === 'number') {
    const masked = textWithoutAadhaar(String(value), field);
    return masked === String(value) ? value : masked;
  }
  if (Array.isArray(value)) return value.map((item) => fieldsWithoutAadhaar(item, field));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [name, fieldsWithoutAadhaar(inner, name)]),
  );
}

function textWithoutAadhaar(text: string, field: string): string {
  const name = /[^.#]*$/.exec(field)?.[0] ?? '';
  if (codeFields.test(name)) return text;
  return phoneFields.test(name) ? phoneWithoutAadhaar(text) : withoutAadhaar(text);
}

const DIGIT = '[0-9०-९]';
const SEPARATOR = '[ \\u00A0\\u2010-\\u2013-]?';
const FOUR = `${DIGIT}{4}`;

// A group may begin within another one: of sixteen digits in fours, the last twelve can be one.
const groups = new RegExp(
  `(?<!${DIGIT})(?=(${FOUR}${SEPARATOR}${FOUR}${SEPARATOR}${FOUR})(?!${DIGIT}))`,
  'g',
);

/**
 * A text in which each Aadhaar number is hidden but for its last four digits. What looks like one is a group of twelve digits
 * that passes the Verhoeff check; what follows a `+` is a phone number. A text that is a web address, a UUID or a hash stays as it is.
 * @example withoutAadhaar('Her number: 2341 2341 2346') // 'Her number: XXXX XXXX 2346'
 */
function withoutAadhaar(text: string): string {
  return isWebAddress(text) || isHex(text) ? text : mask(text, () => false);
}

/**
 * A text that is typed as a phone number, with Aadhaar numbers hidden as in other texts, but for what may be an Indian mobile number
 * with its country's code: one of ten such numbers passes the Verhoeff check.
 * @example phoneWithoutAadhaar('919876543210') // '919876543210'
 */
function phoneWithoutAadhaar(text: string): string {
  return mask(text, (digits) => /^91[6-9]/.test(digits));
}

function mask(text: string, isPhone: (digits: string) => boolean): string {
  let masked = '';
  let from = 0;
  for (const { index, 1: group = '' } of text.matchAll(groups)) {
    const digits = latinDigits(group);
    if (index < from || text[index - 1] === '+' || isPhone(digits) || !passesVerhoeff(digits)) continue;
    const end = index + group.length;
    // An e-mail address stays one.
    const space = isInEmail(text, index, end) ? '' : ' ';
    masked += `${text.slice(from, index)}XXXX${space}XXXX${space}${group.slice(-4)}`;
    from = end;
  }
  return masked + text.slice(from);
}

function latinDigits(group: string): string {
  return group
    .replaceAll(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - '०'.charCodeAt(0)))
    .replaceAll(/\D/g, '');
}

// Looking back with an expression takes the square of the length where each sign before a number is an @.
function isInEmail(text: string, start: number, end: number): boolean {
  const before = text.slice(Math.max(0, start - 254), start);
  const at = before.lastIndexOf('@');
  return (at !== -1 && !/\s/.test(before.slice(at))) || /^\S{0,64}@/.test(text.slice(end, end + 65));
}

function isWebAddress(text: string): boolean {
  return /^https?:\/\/\S+$/.test(text);
}

// One of 600 UUIDs and one of 360 hashes has twelve digits that pass the check.
function isHex(text: string): boolean {
  return /^(?=.*[a-f])[\da-f-]{32,}$/.test(text);
}

// The permutation by which a digit is changed once for each place.
const PERMUTATION = [1, 5, 7, 6, 2, 8, 3, 0, 9, 4];

/**
 * Whether the last of some decimal digits is the check digit of those before it, by Verhoeff's method.
 * @example passesVerhoeff('2363') // true
 */
function passesVerhoeff(digits: string): boolean {
  let check = 0;
  for (const [place, digit] of Array.from(digits).toReversed().entries()) {
    let value = Number(digit);
    for (let times = place % 8; times > 0; times -= 1) value = PERMUTATION[value] ?? 0;
    check = productOf(check, value);
  }
  return check === 0;
}

// The product in the group of a pentagon's turns (0 to 4) and reflections (5 to 9).
function productOf(a: number, b: number): number {
  const turn = a < 5 ? a + b : a - b;
  const rest = ((turn % 5) + 5) % 5;
  return a < 5 === b < 5 ? rest : rest + 5;
}
