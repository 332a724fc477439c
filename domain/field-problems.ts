import * as v from 'valibot';
import type { FieldProblem } from './plain-text.ts';

/** The first problem of each wrong field, by the field's name, in the order of the form. */
export type FieldProblems<Field extends string = string> = Partial<Record<Field, FieldProblem>>;

type FormSchema = v.ObjectSchema<v.ObjectEntries, undefined>;

/** A filled-in form read by its schema: the clean values, or what is wrong with which field. */
export type FormReading<Schema extends FormSchema> =
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
