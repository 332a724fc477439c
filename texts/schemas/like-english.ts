import * as v from 'valibot';
import { listOf, plural, sharedPlaceholders, template } from './text.ts';

/** The rules of messages that the English ones don't show; paths are such as `home.hero.lead`, and leave out numbers of lists. */
type Rules = {
  /** The schemas of what is not like the English one: texts with rules of their own, and records. */
  own?: Readonly<Record<string, v.GenericSchema>>;
  /** The length of lists that have it always, because the page has as many places. */
  lengths?: Readonly<Record<string, number>>;
};

/** The schema of each file of messages, by its key. */
export function filesLikeEnglish<File extends string>(
  english: Readonly<Record<File, unknown>>,
  rules: Rules,
): Record<File, v.GenericSchema> {
  return Object.fromEntries(
    Object.entries(english).map(([file, messages]) => [file, likeEnglish(messages, file, rules)]),
  ) as Record<File, v.GenericSchema>;
}

/**
 * The schema of messages that are like the English ones: with the same keys, and in each text the same placeholders. A list has
 * entries like the first English one, and at least one.
 */
function likeEnglish(message: unknown, path: string, rules: Rules): v.GenericSchema {
  const own = rules.own?.[path];
  if (own) return own;
  if (Array.isArray(message)) return listOf(likeEnglish(message[0], path, rules), rules.lengths?.[path]);
  // What is neither a list nor a group can only be meant as a text.
  if (typeof message !== 'object' || message === null) return template(...ownPlaceholders(String(message)));
  const parts = Object.entries(message);
  if (parts.map(([key]) => key).join(' ') === 'one other') return plural;
  return v.strictObject(
    Object.fromEntries(parts.map(([key, part]) => [key, likeEnglish(part, `${path}.${key}`, rules)])),
  );
}

/** The placeholders of an English text that are its own, and that each translation has too. */
export function ownPlaceholders(message: string): string[] {
  const names = [...message.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  return [...new Set(names)].filter((name) => !(sharedPlaceholders as readonly string[]).includes(name));
}
