import { CHECKED } from '../../domain/entries/field-problems.ts';

/**
 * The fields that a browser would post for a form: a row's field is called `variants.0.price`; a ticked checkbox is `yes`.
 * @example nestedFields({ name: 'Bag', featured: true, variants: [{ type: 'Large' }] })
 * // [['name', 'Bag'], ['featured', 'yes'], ['variants.0.type', 'Large']]
 */
export function nestedFields(form: object, prefix = ''): [name: string, value: string][] {
  return Object.entries<unknown>({ ...form }).flatMap(([key, value]): [string, string][] => {
    const name = `${prefix}${key}`;
    if (typeof value === 'string') return [[name, value]];
    if (value === true) return [[name, CHECKED]];
    if (Array.isArray(value)) return value.flatMap((row: object, at) => nestedFields(row, `${name}.${at}.`));
    return [];
  });
}

/** The form of fields that `nestedFields` or a browser made. Rows close up where numbers are missing; files are left out. */
export function nestedForm(fields: Iterable<readonly [string, unknown]>): Record<string, unknown> {
  const form = new Map<string, unknown>();
  const lists = new Map<string, Map<number, Map<string, string>>>();
  for (const [name, value] of fields) {
    if (typeof value !== 'string') continue;
    const [, list, number, key] = /^([a-z]\w*)\.(\d{1,3})\.([a-z]\w*)$/i.exec(name) ?? [];
    if (list === undefined || key === undefined) {
      form.set(name, value);
      continue;
    }
    const rows = lists.get(list) ?? new Map<number, Map<string, string>>();
    const row = rows.get(Number(number)) ?? new Map<string, string>();
    lists.set(list, rows.set(Number(number), row.set(key, value)));
  }
  for (const [list, rows] of lists) {
    const inOrder = [...rows].toSorted(([a], [b]) => a - b).map(([, row]) => Object.fromEntries(row));
    form.set(list, inOrder);
  }
  return Object.fromEntries(form);
}
