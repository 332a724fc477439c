import { type Fields, valueOf } from './field.ts';

/** A copy of an entry or of its form with other values of its pictures; `path` is the name of the field. */
export function mapPictures<Source extends object>(
  fields: Fields,
  source: Source,
  change: (value: string, path: string) => string,
): Source {
  const changed = Object.entries(fields).flatMap(([name, field]) => {
    if (field.kind !== 'picture') return [];
    return [[name, change(valueOf(source, name, field) ?? '', name)]];
  });
  return { ...source, ...Object.fromEntries(changed) };
}
