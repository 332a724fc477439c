import * as v from 'valibot';
import { emailSchema } from '../values/email.ts';
import {
  cleanLine,
  type FieldProblem,
  optionalText,
  requiredPhone,
  requiredText,
} from '../values/plain-text.ts';

const notAChoice: FieldProblem = 'not-a-choice';

/** The purposes of a stay in the hostel, in the form's order. */
export const PURPOSES = ['education', 'work', 'other'] as const;

/** The durations of a stay in the hostel, in the form's order. */
export const DURATIONS = ['3months', '6months', '1year'] as const;

/** The duration that is chosen when the form first shows. */
const DEFAULT_DURATION = '6months' satisfies (typeof DURATIONS)[number];

/**
 * An application for a place in the hostel. Every field but the last is required. Rules, columns, export and log derive from this;
 * what a new field needs besides is in CONTRIBUTING.md.
 */
export const applicationSchema = v.object({
  firstName: requiredText(100, cleanLine),
  lastName: requiredText(100, cleanLine),
  email: emailSchema,
  phone: requiredPhone,
  address: requiredText(500),
  purpose: v.picklist(PURPOSES, notAChoice),
  duration: v.picklist(DURATIONS, notAChoice),
  additionalInfo: optionalText(2000),
});

export type Application = v.InferOutput<typeof applicationSchema>;

/** The names of an application's fields, in the form's order. */
export const applicationFields = Object.keys(applicationSchema.entries) as readonly (keyof Application)[];

/** The text that someone has typed into each field of the form, not checked yet. */
export type TypedApplication = Record<keyof Application, string>;

/** The typed texts by field; `read` gives the text of a field, or nothing where there is none. */
export function typedApplication(
  read: (field: keyof Application) => string | null | undefined,
): TypedApplication {
  return Object.fromEntries(applicationFields.map((field) => [field, read(field) ?? ''])) as TypedApplication;
}

/** The form as it first shows: empty, with the default duration chosen. */
export function emptyApplication(): TypedApplication {
  return { ...typedApplication(() => ''), duration: DEFAULT_DURATION };
}
