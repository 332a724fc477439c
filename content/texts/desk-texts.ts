import type * as v from 'valibot';
import type { Language } from '../../domain/languages.ts';
import { fileName } from '../file-name.ts';
import type { Content } from '../schemas/content.ts';
import { type DeskMessages, deskMessageSchemas } from '../schemas/desk-messages.ts';
import { asContentSchema, textUnits } from './text-units.ts';

/** A text of the staff desk: `key` is such as `desk/home#title`, `path` leads to it in the file. */
export type DeskText = { key: string; file: keyof DeskMessages; path: readonly string[] };

/** All texts of the staff desk, the same in every language; a record, such as the sentences of the log, is one of them. */
export const deskTexts: readonly DeskText[] = Object.entries(deskMessageSchemas).flatMap(([name, schema]) => {
  const file = name as keyof DeskMessages;
  return [...textUnits(schema).map(({ path }) => path), ...recordPaths(schema)].map((path) => ({
    key: `desk/${fileName(file)}#${path.join('.')}`,
    file,
    path,
  }));
});

/** The records among them: each language has at least the keys of the English one. */
export const deskRecords = deskTexts.filter(({ file, path }) =>
  recordPaths(deskMessageSchemas[file]).some(([key]) => key === path.join('.')),
);

/** The value that a text of the desk has in a language. */
export function deskTextValue(
  { desk }: Pick<Content, 'desk'>,
  language: Language,
  { file, path }: DeskText,
): unknown {
  let value: unknown = desk[language][file];
  for (const key of path) value = (value as Record<string, unknown> | undefined)?.[key];
  return value;
}

function recordPaths(schema: v.GenericSchema): [string][] {
  const known = asContentSchema(schema);
  if (known.type !== 'strict_object') return [];
  return Object.entries(known.entries)
    .filter(([, entry]) => entry.type === 'record')
    .map(([key]) => [key]);
}
