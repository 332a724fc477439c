import * as v from 'valibot';
import { reasonInMessage, type TextReason } from '../../content/text-reason.ts';
import { type Text, texts } from '../../content/texts/texts.ts';
import { mayAct, type Role } from '../../domain/person.ts';
import type { Actor } from '../actor.ts';
import { RefusalError } from '../refusal-error.ts';
import { isTied } from './tied-texts.ts';

/** A mistake in a value: in which text, at which place of it (`0.question`, '' for all of it), and why. */
export type TextProblem = { id: string; at: string; reason: TextReason };

/** Who changes texts in the browser. */
export type TextEditor = Actor & { role: Role };

/** The mistakes in values for texts, and the values as they are kept: trimmed, `null` for a text that is left out. */
export function checkTexts(
  values: ReadonlyMap<string, unknown>,
  editor: TextEditor,
): {
  kept: ReadonlyMap<string, unknown>;
  problems: readonly TextProblem[];
} {
  const kept = new Map<string, unknown>();
  const problems: TextProblem[] = [];
  for (const [id, value] of values) {
    const { schema } = writableText(id, editor);
    const reading = v.safeParse(schema, value ?? undefined, { abortPipeEarly: true });
    if (reading.success) kept.set(id, reading.output ?? null);
    else
      for (const issue of reading.issues)
        problems.push({ id, at: v.getDotPath(issue) ?? '', reason: reasonOfIssue(issue) });
  }
  return { kept, problems };
}

/** Why a value does not fit. */
export function reasonOfIssue({ type, message, input }: v.BaseIssue<unknown>): TextReason {
  const key = type === 'number' ? 'number' : input === undefined ? 'missing' : 'other';
  return reasonInMessage(message) ?? { key, values: {} };
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

/** Whether someone with a role may change a text in the browser. */
export function mayChangeText({ changedBy }: Text, role: Role): boolean {
  return changedBy !== 'files' && mayAct(role, changedBy);
}

/** The text with that id. Throws a StaffError where there is none, or where the editor may not change it. */
export function writableText(id: string, { role }: TextEditor): Text {
  const text = texts.get(id);
  if (!text) throw new RefusalError('textUnknown');
  if (mayChangeText(text, role)) return text;
  throw new RefusalError(text.changedBy === 'files' ? 'textLocked' : 'textOfOwners');
}
