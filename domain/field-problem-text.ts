import type { FieldProblems } from './field-problems.ts';
import type { FieldProblem } from './plain-text.ts';

/** The sentence for each problem of each field; `default` for fields that have none of their own. */
export type FieldProblemMessages = Readonly<Record<string, Readonly<Partial<Record<FieldProblem, string>>>>> & {
  default: Readonly<Record<FieldProblem, string>>;
};

/** What is wrong with a field and how to fix it, in one sentence. */
export function fieldProblemText(messages: FieldProblemMessages, field: string, problem: FieldProblem): string {
  return messages[field]?.[problem] ?? messages.default[problem];
}

/** The sentences of all wrong fields, in the form's order, each with its field's name (which is also its id). */
export function problemTexts(
  messages: FieldProblemMessages,
  problems: FieldProblems,
): { fieldId: string; text: string }[] {
  return Object.entries(problems).flatMap(([field, problem]) =>
    problem ? [{ fieldId: field, text: fieldProblemText(messages, field, problem) }] : [],
  );
}
