import type { FieldProblems } from './field-problems.ts';
import type { FieldProblem } from './plain-text.ts';

/** The sentences for wrong fields: by field, then by problem; `default` serves where a field has none of its own. */
export type FieldProblemMessages = Readonly<
  Record<string, Readonly<Partial<Record<FieldProblem, string>>>>
> & { default: Readonly<Record<FieldProblem, string>> };

/** The sentence that says what is wrong with a field and what to do. */
export function fieldProblemText(
  messages: FieldProblemMessages,
  field: string,
  problem: FieldProblem,
): string {
  const ofField = Object.hasOwn(messages, field) ? messages[field] : undefined;
  return ofField?.[problem] ?? messages.default[problem];
}

/** The messages of those fields and the default ones: what a form with these fields needs. */
export function pickProblems(
  messages: FieldProblemMessages,
  fields: readonly string[],
): FieldProblemMessages {
  const picked = fields.flatMap((field) => (messages[field] ? [[field, messages[field]] as const] : []));
  return { ...Object.fromEntries(picked), default: messages.default };
}

/** The sentences of all wrong fields, in the form's order, each with its field's name, which is also its id. */
export function problemTexts(
  messages: FieldProblemMessages,
  problems: FieldProblems,
): { fieldId: string; text: string }[] {
  return Object.entries(problems).flatMap(([field, problem]) =>
    problem ? [{ fieldId: field, text: fieldProblemText(messages, field, problem) }] : [],
  );
}
