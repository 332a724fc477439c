import { type Fields, valueOf } from './field.ts';

/**
 * A copy of an entry or of its form with other values of its pictures and PDF files; `path` is where one stands, such as
 * `variants.0.imageURL`.
 */
export function mapFiles<Source extends object>(
  fields: Fields,
  source: Source,
  change: (value: string, path: string) => string,
  prefix = '',
): Source {
  const changed = Object.entries(fields).flatMap(([name, field]) => {
    const path = prefix + name;
    if (field.kind === 'picture' || field.kind === 'pdf')
      return [[name, change(valueOf(source, name, field) ?? '', path)]];
    if (field.kind !== 'rows') return [];
    const rows = valueOf(source, name, field) ?? [];
    return [[name, rows.map((row, at) => mapFiles(field.fields, row, change, `${path}.${at}.`))]];
  });
  return { ...source, ...Object.fromEntries(changed) };
}

/** The pictures and PDF files of an entry that are there. */
export function filesOf(fields: Fields, entry: object): string[] {
  const files: string[] = [];
  mapFiles(fields, entry, (value) => {
    files.push(value);
    return value;
  });
  return files.filter(Boolean);
}
