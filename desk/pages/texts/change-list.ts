import type * as v from 'valibot';
import { asContentSchema } from '../../../content/texts/text-units.ts';
import type { Text } from '../../../content/texts/texts.ts';
import { fieldName } from './field-name.ts';

/** The action of a button beside a list, as its value names it: `add:name`, or `remove:name:2`, `up:…`, `down:…`. */
export type ListChange = { what: 'add' | 'remove' | 'up' | 'down'; name: string; index: number };

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
