import type * as v from 'valibot';
import {
  type Language,
  isKnownLanguage,
  isLanguage,
  languages,
  sourceLanguage,
} from '../domain/values/languages.ts';
import type { Content } from './schemas/content.ts';
import { type DeskMessages, deskMessageSchemas } from './schemas/desk-messages.ts';
import { factsSchema } from './schemas/facts.ts';
import { fileName, type Messages, messageSchemasIn } from './schemas/messages.ts';
import { lookSchema } from './schemas/site.ts';

/** A file that holds texts of the site: one of the messages, the facts, or what the site is. */
export type TextFile = keyof Messages | FileForAll;

/** The files that are the same in every language. */
type FileForAll = 'facts' | 'site';

function isForAll(file: TextFile): file is FileForAll {
  return ['facts', 'site'].includes(file);
}

/** A text of the site: where it stands, and what it may be. */
export type Text = {
  /** Such as `en/home#hero.lead`, or `facts#phone` for what is the same in every language. */
  id: string;
  file: TextFile;
  /** Nothing for what is never translated: facts, and what the site is. */
  language: Language | undefined;
  path: readonly string[];
  schema: v.GenericSchema;
  /** Who may change it in the browser: editors and owners, owners only, or nobody, because it stands in the server's files. */
  changedBy: 'editor' | 'owner' | 'files';
};

// Whoever could change these could lead gifts to another account, calls, orders and worries to another person, or visitors
// to another website, which could ask for gifts; or show another body's number as the foundation's.
const guardedFacts: ReadonlyMap<string, Text['changedBy']> = new Map([
  ['upiId', 'files'],
  ['bankAccount', 'files'],
  ['fcra', 'files'],
  ['whatsapp', 'owner'],
  ['phone', 'owner'],
  ['email', 'owner'],
  ['childSafetyContact', 'owner'],
  ['grievanceContact', 'owner'],
  ['mapLink', 'owner'],
  ['socials', 'owner'],
  ['registrationNumber', 'owner'],
  ['annualReport', 'owner'],
  ['certificate80g', 'owner'],
  ['registration12a', 'owner'],
  ['pan', 'owner'],
  ['csr1', 'owner'],
  ['darpan', 'owner'],
  ['careInstitution', 'owner'],
  ['fssai', 'owner'],
]);

/** Whether a text is one of the facts that only owners change: for that they prove who they are, and all owners hear of it. */
export function isGuardedFact({ file, changedBy }: Text): boolean {
  return file === 'facts' && changedBy === 'owner';
}

/** All texts of the site by id, in the order of their files. */
export const texts: ReadonlyMap<string, Text> = new Map(
  [
    ...languages.flatMap(messagesIn),
    ...textsOf('facts', 'facts', undefined, factsSchema),
    ...textsOf('site', 'site', undefined, lookSchema),
  ]
    .filter(({ id }) => !isInOtherLanguage(id))
    .map((text) => [text.id, text]),
);

/** Whether an id is that of a text in a language that the site is not in, though another site is. */
export function isInOtherLanguage(id: string): boolean {
  const [, language = ''] = /^(?:facts#transliterations\.|(?=\w+\/))(\w+)/.exec(id) ?? [];
  return isKnownLanguage(language) && !isLanguage(language);
}

function messagesIn(language: Language): Text[] {
  return Object.entries(messageSchemasIn(language)).flatMap(([key, schema]) =>
    textsOf(key as TextFile, `${language}/${fileName(key)}`, language, schema),
  );
}

function textsOf(file: TextFile, place: string, language: Language | undefined, schema: v.GenericSchema) {
  return textUnits(schema).map((unit): Text => ({
    ...unit,
    id: `${place}#${unit.path.join('.')}`,
    file,
    language,
    changedBy:
      file === 'site' ? 'owner' : (file === 'facts' && guardedFacts.get(unit.path[0] ?? '')) || 'editor',
  }));
}

/** A unit of editing, checking and restoring: a text, a number, a choice, a list, or a group that may be left out or is checked as a whole. */
type TextUnit = { path: readonly string[]; schema: v.GenericSchema };

/** A schema of the content, by what it accepts; see https://valibot.dev/guides/schemas. */
type ContentSchema =
  | v.StringSchema<undefined>
  | v.NumberSchema<undefined>
  | v.PicklistSchema<readonly string[], string>
  | v.StrictObjectSchema<v.ObjectEntries, undefined>
  | v.ArraySchema<v.GenericSchema, undefined>
  | v.OptionalSchema<v.GenericSchema, unknown>
  | v.RecordSchema<v.GenericSchema<string, string>, v.GenericSchema, undefined>;

/** A schema of the content as one of the kinds that content is made of. */
export function asContentSchema(schema: v.GenericSchema): ContentSchema {
  return schema as unknown as ContentSchema;
}

/** The units of a file with that schema, in its order; records, such as the gallery's pictures, have none. */
function textUnits(schema: v.GenericSchema, path: readonly string[] = []): TextUnit[] {
  const known = asContentSchema(schema);
  if (known.type === 'record') return [];
  // A group that has a default may be left out of the file, and is there all the same.
  if (known.type === 'optional' && known.default !== undefined && isGroup(known.wrapped))
    return textUnits(known.wrapped, path);
  // The parts of a group with a check of its own are valid only together.
  if (known.type !== 'strict_object' || 'pipe' in known) return [{ path, schema }];
  return Object.entries(known.entries).flatMap(([key, inner]) =>
    textUnits(inner as v.GenericSchema, [...path, key]),
  );
}

function isGroup(schema: v.GenericSchema): boolean {
  return asContentSchema(schema).type === 'strict_object';
}

/** A text of the staff desk: `key` is such as `desk/home#title`, `path` leads to it in the file. */
type DeskText = { key: string; file: keyof DeskMessages; path: readonly string[] };

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

/** The content that has texts. */
type TextContent = Pick<Content, FileForAll | 'messages'>;

/** The value that a text has in some content; undefined where it is left out. */
export function textValue(content: TextContent, { file, language, path }: Text): unknown {
  let value: unknown = isForAll(file) ? content[file] : content.messages[language ?? sourceLanguage][file];
  for (const key of path) value = (value as Record<string, unknown> | undefined)?.[key];
  return value;
}

/** The content with another value for a text; undefined leaves it out. */
export function withTextValue<Kind extends TextContent>(
  content: Kind,
  { file, language = sourceLanguage, path }: Text,
  value: unknown,
): Kind {
  if (isForAll(file)) return { ...content, [file]: withValueAt<object>(content[file], path, value) };
  return { ...content, messages: withValueAt(content.messages, [language, file, ...path], value) };
}

/** An object with another value at a path; undefined takes the key out. */
export function withValueAt<Kind>(object: Kind, [key, ...rest]: readonly string[], value: unknown): Kind {
  if (key === undefined) return value as Kind;
  const { [key]: inner, ...others } = object as Record<string, unknown>;
  if (rest.length === 0 && value === undefined) return others as Kind;
  // In its place: the order of keys tells nothing, but a file that is written keeps it.
  return { ...object, [key]: withValueAt(inner ?? {}, rest, value) };
}

/**
 * A text, list or group as lines to read; none where it is left out.
 * @example textLines([{ label: 'Cost', text: '₹3,500' }]) // ['Cost: ₹3,500']
 */
export function textLines(value: unknown): string[] {
  if (typeof value === 'number') return [String(value)];
  if (typeof value === 'string') return value === '' ? [] : [value];
  if (Array.isArray(value)) return value.map((entry) => textLines(entry).join(': ')).filter(Boolean);
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textLines) : [];
}
