import * as v from 'valibot';
import { type Role, mayAct } from '../../domain/people/person.ts';
import { languages } from '../../domain/values/languages.ts';
import { type MayName, accountsIn } from '../../domain/values/names-account.ts';
import { type TextReason, reasonInMessage } from '../../texts/content-problem.ts';
import type { Content } from '../../texts/schemas/content.ts';
import { fileName } from '../../texts/schemas/messages.ts';
import { textValue, type Text, texts } from '../../texts/texts.ts';
import type { Actor } from '../log/log.ts';
import { RefusalError } from '../staff-error.ts';

/** A mistake in a value: in which text, at which place of it (`0.question`, '' for all of it), and why. */
export type TextProblem = { id: string; at: string; reason: TextReason };

/** Who changes texts in the browser. */
export type TextEditor = Actor & { role: Role };

/** The mistakes in values for texts, and the values as they are kept: trimmed, `null` for a text that is left out. */
export function checkTexts(
  values: ReadonlyMap<string, unknown>,
  editor: TextEditor,
  mayName?: MayName,
): {
  kept: ReadonlyMap<string, unknown>;
  problems: readonly TextProblem[];
} {
  const kept = new Map<string, unknown>();
  const problems: TextProblem[] = [];
  for (const [id, value] of values) {
    const { output, issues } = readText(writableText(id, editor), value, mayName);
    if (issues.length === 0) kept.set(id, output ?? null);
    for (const issue of issues)
      problems.push({ id, at: v.getDotPath(issue) ?? '', reason: reasonOfIssue(issue) });
  }
  return { kept, problems };
}

/** A value as its text's schema reads it, and its mistakes; words that `mayName` allows are none. */
export function readText(
  { schema }: Text,
  value: unknown,
  mayName: MayName = () => false,
): { output: unknown; issues: readonly v.BaseIssue<unknown>[] } {
  const { output, issues = [] } = v.safeParse(schema, value ?? undefined, { abortPipeEarly: true });
  return { output, issues: issues.filter((issue) => !isAllowed(issue, mayName)) };
}

function isAllowed({ message, input }: v.BaseIssue<unknown>, mayName: MayName): boolean {
  return reasonInMessage(message)?.key === 'account' && accountsIn(String(input), { mayName }).length === 0;
}

/** Why a value does not fit. */
export function reasonOfIssue({ type, message, input }: v.BaseIssue<unknown>): TextReason {
  const key = type === 'number' ? 'number' : input === undefined ? 'missing' : 'other';
  return reasonInMessage(message) ?? { key, values: {} };
}

/** The text with that id. Throws a StaffError where there is none, or where the editor may not change it. */
export function writableText(id: string, { role }: TextEditor): Text {
  const text = texts.get(id);
  if (!text) throw new RefusalError('textUnknown');
  if (mayChangeText(text, role)) return text;
  throw new RefusalError(text.changedBy === 'files' ? 'textLocked' : 'textOfOwners');
}

/** Whether someone with a role may change a text in the browser. */
export function mayChangeText({ changedBy }: Text, role: Role): boolean {
  return changedBy !== 'files' && mayAct(role, changedBy);
}

/** The problems of lists that belong to another one and would get another length than it. */
export function tiedProblems(
  kept: ReadonlyMap<string, unknown>,
  lengthOf: (id: string) => number,
): TextProblem[] {
  return [...kept]
    .filter(([id, value]) => isTied(id) && Array.isArray(value) && value.length !== lengthOf(id))
    .map(([id]) => ({
      id,
      at: '',
      reason: { key: 'tiedList', values: { count: lengthOf(id) } },
    }));
}

/** Whether a list belongs to another one, and so keeps its length. */
export function isTied(id: string): boolean {
  return tiedTexts.some((pair) => pair.includes(id));
}

/** Two lists whose entries belong together, one by one: they are always equally long. */
export const tiedTexts: readonly (readonly [message: string, fact: string])[] = languages.flatMap(
  (language) =>
    [
      [`${language}/donate#ledger.lines`, 'facts#giftExamples'],
      [`${language}/easy#donate.examples`, 'facts#giftExamples'],
      [`${language}/hostel#day.hours`, 'facts#hostelDay'],
    ] as const,
);

/** The problem of two lists that belong together and are not equally long; undefined where they are. */
export function lengthProblem(content: Content, pair: readonly [string, string]): TextReason | undefined {
  const [one, other] = pair.map((id) => {
    const text = texts.get(id);
    const value = text && textValue(content, text);
    return Array.isArray(value) ? value.length : 0;
  });
  return one === other ? undefined : { key: 'unevenLists', values: {} };
}

/**
 * The name of a text in the log.
 * @example textName(text) // 'hostel (en): answers, lines'
 */
export function textName({ file, path, language }: Pick<Text, 'file' | 'path' | 'language'>): string {
  const where = language === undefined ? fileName(file) : `${fileName(file)} (${language})`;
  return `${where}: ${path.map((key) => fileName(key).replaceAll('-', ' ')).join(', ')}`;
}
