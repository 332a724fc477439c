import * as v from 'valibot';
import { emailSchema } from './email.ts';
import { type FieldProblem, optionalText, requiredText } from './plain-text.ts';

const notAChoice: FieldProblem = 'not-a-choice';

/** Why someone asks for a place in the hostel. */
const PURPOSES = ['education', 'work', 'other'] as const;

/** For how long someone asks for a place in the hostel. */
export const DURATIONS = ['3months', '6months', '1year'] as const;

/** The duration that the form proposes. */
export const DEFAULT_DURATION = '6months' satisfies (typeof DURATIONS)[number];

/** An application for a place in the hostel, as it is filled in and posted; every field but the last is required. */
export const applicationSchema = v.object({
  firstName: requiredText(100),
  lastName: requiredText(100),
  email: emailSchema,
  phone: requiredText(40),
  address: requiredText(500),
  purpose: v.picklist(PURPOSES, notAChoice),
  duration: v.picklist(DURATIONS, notAChoice),
  additionalInfo: optionalText(2000),
});

export type Application = v.InferOutput<typeof applicationSchema>;

/** The text by which two applications are the same one: every field, in the form's order. */
export function applicationIdentity(application: Application): string {
  return JSON.stringify(
    Object.keys(applicationSchema.entries).map((field) => application[field as keyof Application]),
  );
}
