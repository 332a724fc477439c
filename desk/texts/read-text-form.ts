import type * as v from 'valibot';
import { cleanText } from '../../domain/values/plain-text.ts';
import { rupeesFromText } from '../../domain/values/rupees.ts';
import { type Text, asContentSchema } from '../../texts/texts.ts';
import { fieldName, inner } from './text-names.tsx';

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

/** The action of a button beside a list, as its value names it: `add:name`, or `remove:name:2`, `up:…`, `down:…`. */
type ListChange = { what: 'add' | 'remove' | 'up' | 'down'; name: string; index: number };

/** Reads the value of the button that was pressed; undefined where it is none of a list's. */
export function readListChange(value: string): ListChange | undefined {
  const [, what, name = '', index = '0'] = /^(add|remove|up|down):([\w.-]+)(?::(\d+))?$/.exec(value) ?? [];
  return what === undefined ? undefined : { what: what as ListChange['what'], name, index: Number(index) };
}

/** Typed values with a list changed; the same values where nothing is asked for, or there is no such list. */
export function changeList(
  values: ReadonlyMap<string, unknown>,
  texts: readonly Text[],
  change: ListChange | undefined,
): Map<string, unknown> {
  if (!change) return new Map(values);
  const { what, name, index } = change;
  const text = texts.find((each) => fieldName(each) === name);
  const changed = new Map(values);
  const list = text && values.get(text.id);
  if (!text || !Array.isArray(list)) return changed;
  const next: unknown[] = [...(list as unknown[])];
  if (what === 'add') next.push(blankEntry(text.schema));
  else if (what === 'remove') next.splice(index, 1);
  else if (index < next.length) {
    const [entry] = next.splice(index, 1);
    next.splice(Math.max(0, what === 'up' ? index - 1 : index + 1), 0, entry);
  }
  changed.set(text.id, next);
  return changed;
}

function blankEntry(schema: v.GenericSchema): unknown {
  const known = asContentSchema(schema);
  if (known.type === 'optional') return blankEntry(known.wrapped);
  return known.type === 'array' ? blank(known.item) : '';
}

function blank(schema: v.GenericSchema): unknown {
  const known = asContentSchema(schema);
  if (known.type === 'picklist') return known.options[0];
  if (known.type !== 'strict_object') return '';
  return Object.fromEntries(
    Object.entries(known.entries).map(([key, part]) => [key, blank(part as v.GenericSchema)]),
  );
}
