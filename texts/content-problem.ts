import * as v from 'valibot';
import english from '../content/en/desk/text-problems.json' with { type: 'json' };
import { fillIn } from '../domain/values/fill-in.ts';

/** A mistake in a content file: its key (or line), and how to correct it; entries of a list count from 1. */
export type ContentProblem = { file: string; key: string; reason: string };

/** Reasons for a key that is not there, or holds something else. */
export const missingKey = 'This key is missing. Was it renamed or removed? Put it back.';
export const notAText = 'Write a text here, between quotation marks.';
export const notAList = 'Write a list here, between square brackets [ ].';

/** The problems that a schema found in a file, one for each issue. */
export function problemsOfIssues(file: string, issues: readonly v.BaseIssue<unknown>[]): ContentProblem[] {
  return issues.map((issue) => ({ file, key: keysOf(issue).join('.'), reason: reasonOf(issue, issues) }));
}

function keysOf({ path }: v.BaseIssue<unknown>): (string | number)[] {
  return (path ?? []).map(({ type, key }) => (type === 'array' ? key + 1 : String(key)));
}

/**
 * The mistake and its correction, in a sentence; `all` are the issues found with it. The checks of the schemas bring
 * their own; valibot's messages are written for programmers.
 */
function reasonOf(issue: v.BaseIssue<unknown>, all: readonly v.BaseIssue<unknown>[]): string {
  const reason = reasonInMessage(issue.message);
  if (reason) return reasonText(reason);
  if (issue.kind !== 'schema' || issue.type === 'picklist') return issue.message;
  if (issue.type === 'strict_object' && issue.expected === 'never')
    return `This key is unknown. ${advice(missingBeside(issue, all))}`;
  if (isMissing(issue)) return missingKey;
  switch (issue.type) {
    case 'string':
      return notAText;
    case 'number':
      return 'Write a number here, in digits and without quotation marks.';
    case 'boolean':
      return 'Write true or false here, without quotation marks.';
    case 'array':
      return notAList;
    default:
      return 'Write keys and texts here, between braces { }.';
  }
}

function isMissing({ received, path }: v.BaseIssue<unknown>): boolean {
  return received === 'undefined' && path !== undefined;
}

/** The keys that are missing where an unknown one stands: one of them is what it was before. */
function missingBeside(unknown: v.BaseIssue<unknown>, all: readonly v.BaseIssue<unknown>[]): string[] {
  const parent = String(keysOf(unknown).slice(0, -1));
  const beside = all.filter((other) => isMissing(other) && String(keysOf(other).slice(0, -1)) === parent);
  return beside.map((other) => `“${keysOf(other).at(-1)}”`);
}

function advice(candidates: readonly string[]): string {
  if (candidates.length === 0) return 'Was it renamed? Write it as it was, or take it out.';
  return `Did you mean ${candidates.join(' or ')}?`;
}

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
