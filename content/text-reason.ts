import * as v from 'valibot';
import english from './en/desk/text-problems.json' with { type: 'json' };
import { fillIn } from '../domain/fill-in.ts';

type Key = keyof typeof english;
type Values = Readonly<Record<string, string | number>>;

/** A mistake in a text: the key of its sentence in `desk/text-problems.json`, and what fills its placeholders. */
export type TextReason = { key: Key; values: Values };

const reasonSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    key: v.picklist(Object.keys(english) as Key[]),
    values: v.record(v.string(), v.union([v.string(), v.number()])),
  }),
);

/** A reason as the message of a valibot check, which is a string. */
export function reasonMessage(key: Key, values: Values = {}): string {
  return JSON.stringify({ key, values } satisfies TextReason);
}

/** The reason in the message of a valibot check; undefined for a message that is a sentence. */
export function reasonInMessage(message: string): TextReason | undefined {
  const reading = v.safeParse(reasonSchema, message);
  return reading.success ? reading.output : undefined;
}

/** The reason as a sentence, in English where no messages are given. */
export function reasonText(
  { key, values }: TextReason,
  sentences: Readonly<Record<Key, string>> = english,
): string {
  return fillIn(sentences[key], values);
}
