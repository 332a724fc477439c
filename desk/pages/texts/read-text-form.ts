import type * as v from 'valibot';
import { asContentSchema } from '../../../content/texts/text-units.ts';
import type { Text } from '../../../content/texts/texts.ts';
import { cleanText } from '../../../domain/plain-text.ts';
import { rupeesFromText } from '../../../domain/rupees-text.ts';
import { fieldName, inner } from './field-name.ts';

/** The fields of a sent form. */
export type SentFields = ReadonlyMap<string, string>;

const MOST_ENTRIES = 200;

/**
 * The values of texts in a form, by id; a text whose fields it does not have is left out. Their schemas check them
 * later.
 */
export function readTextForm(sent: SentFields, texts: readonly Text[]): Map<string, unknown> {
  const names = [...sent.keys()];
  const values = new Map<string, unknown>();
  for (const text of texts) {
    const name = fieldName(text);
    if (names.some((each) => each === name || each.startsWith(`${name}.`)))
      values.set(text.id, readField(sent, text.schema, name) ?? null);
  }
  return values;
}

/** Whether a form has fields of a text. */
export function isInForm(sent: SentFields, text: Text): boolean {
  return readTextForm(sent, [text]).size > 0;
}

function readField(sent: SentFields, schema: v.GenericSchema, name: string): unknown {
  const known = asContentSchema(schema);
  const typed = cleanText(sent.get(name) ?? '');
  switch (known.type) {
    case 'number':
      // People write 1,000, 1 000 and ₹१,००० as well as 1000.
      return rupeesFromText(typed.replaceAll(/\s/g, '')) ?? typed;
    case 'strict_object':
      return Object.fromEntries(
        Object.entries(known.entries).map(([key, part]) => [
          key,
          readField(sent, part as v.GenericSchema, inner(name, key)),
        ]),
      );
    case 'array':
      return Array.from({ length: lengthOf(sent, name) }, (_, index) =>
        readField(sent, known.item, inner(name, index)),
      );
    case 'strict_tuple':
      return known.items.map((item, index) => readField(sent, item, inner(name, index)));
    case 'optional': {
      const value = readField(sent, known.wrapped, name);
      return isBlank(value) ? undefined : value;
    }
    default:
      return typed;
  }
}

// By the fields that are there: the desk's script brings back more rows than the page had.
function lengthOf(sent: SentFields, name: string): number {
  const names = [...sent.keys()];
  const has = (entry: string) => names.some((each) => each === entry || each.startsWith(`${entry}.`));
  let length = 0;
  while (length < MOST_ENTRIES && has(inner(name, length))) length += 1;
  return length;
}

function isBlank(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return value === '' || value === undefined;
  return Object.values(value).every(isBlank);
}
