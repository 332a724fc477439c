import { sourceLanguage } from '../../domain/languages.ts';
import type { Content } from '../schemas/content.ts';
import type { Text } from './texts.ts';

/** The content that has texts. */
type TextContent = Pick<Content, 'easy' | 'facts' | 'messages'>;

/** The value that a text has in some content; undefined where it is left out. */
export function textValue(content: TextContent, { file, language, path }: Text): unknown {
  let value: unknown =
    file === 'facts' || file === 'easy' ? content[file] : content.messages[language ?? sourceLanguage][file];
  for (const key of path) value = (value as Record<string, unknown> | undefined)?.[key];
  return value;
}

/** The content with another value for a text; undefined leaves it out. */
export function withTextValue<Kind extends TextContent>(
  content: Kind,
  { file, language = sourceLanguage, path }: Text,
  value: unknown,
): Kind {
  if (file === 'facts' || file === 'easy')
    return { ...content, [file]: withValueAt<object>(content[file], path, value) };
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
