import * as v from 'valibot';
import type { FieldProblem } from '../values/plain-text.ts';

/** The first problem of each wrong field, by the field's name, in the order of the form. */
export type FieldProblems<Field extends string = string> = Partial<Record<Field, FieldProblem>>;

type FormSchema = v.ObjectSchema<v.ObjectEntries, undefined>;

/** A filled-in form read by its schema: the clean values, or what is wrong with which field. */
type FormReading<Schema extends FormSchema> =
  | { ok: true; values: v.InferOutput<Schema> }
  | { ok: false; problems: FieldProblems<keyof Schema['entries'] & string> };

/** Reads what someone filled in (in a browser or in a posted body) by the one schema that both sides share. */
export function readForm<Schema extends FormSchema>(schema: Schema, input: unknown): FormReading<Schema> {
  const reading = v.safeParse(schema, input);
  if (reading.success) return { ok: true, values: reading.output };
  return { ok: false, problems: firstProblems(reading.issues, Object.keys(schema.entries)) };
}

function firstProblems(issues: readonly v.BaseIssue<unknown>[], fields: string[]): FieldProblems {
  const problems: FieldProblems = {};
  for (const field of fields) {
    const issue = issues.find((each) => each.path?.[0]?.key === field);
    if (issue) problems[field] = problemOf(issue);
  }
  return problems;
}

const problems: ReadonlySet<string> = new Set<FieldProblem>([
  'missing',
  'too-long',
  'not-an-email',
  'not-a-choice',
]);

// For a missing key valibot has its own message.
function problemOf(issue: v.BaseIssue<unknown>): FieldProblem {
  return isFieldProblem(issue.message) ? issue.message : 'missing';
}

function isFieldProblem(message: string): message is FieldProblem {
  return problems.has(message);
}

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
  found: FieldProblems,
): { fieldId: string; text: string }[] {
  return Object.entries(found).flatMap(([field, problem]) =>
    problem ? [{ fieldId: field, text: fieldProblemText(messages, field, problem) }] : [],
  );
}

/** The value that a checked checkbox sends; an unchecked one sends none. */
export const CHECKED = 'yes';

/** A schema for a checkbox of a form. */
export const checkedBox = v.pipe(
  v.nullish(v.string(), ''),
  v.transform((value) => value === CHECKED),
);
