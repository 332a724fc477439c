import { rupeesFromPaise } from '../rupees.ts';
import { type Entry, type Fields, isAlwaysThere } from './field.ts';

/** An entry as JSON for other programs: its amounts in rupees, in the order of its fields; what is blank is left out. */
export function entryJson<F extends Fields>(fields: F, entry: Entry<F>): Readonly<Record<string, unknown>> {
  const values = new Map<string, unknown>(Object.entries(entry));
  const written = Object.entries(fields).flatMap(([name, field]) => {
    const value = values.get(name);
    if (!isAlwaysThere(field) && isBlank(value)) return [];
    return [[name, field.kind === 'rupees' ? rupeesFromPaise(Number(value)) : value]];
  });
  const translations = values.get('translations');
  return { ...Object.fromEntries(written), ...(translations !== undefined && { translations }) };
}

function isBlank(value: unknown): boolean {
  return value === undefined || value === '';
}
