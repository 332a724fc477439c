import { type Application, applicationSchema, DEFAULT_DURATION } from '../../../domain/application.ts';
import { type FieldProblems, readForm } from '../../../domain/field-problems.ts';
import type { BackendCalls } from '../../calls/backend-calls.ts';
import { CallFailure } from '../../calls/call-failure.ts';
import { handIn, type Outcome } from './hand-in.ts';

/** What stands in each field of the form, as text. */
export type Typed = Record<keyof Application, string>;

/** What a posted form comes back with: what is wrong, or how it went; and everything that was typed. */
export type Answer = { problems: FieldProblems; outcome: Outcome | undefined; typed: Typed };

/** The form before anybody typed. */
export const nothingTyped: Typed = { ...typedIn(new FormData()), duration: DEFAULT_DURATION };

/** Receives a form that a browser posted by itself; `status` is the HTTP status of the page that goes back. */
export async function receiveApplication(
  form: FormData,
  calls: Pick<BackendCalls, 'enroll'>,
  note: (failure: unknown) => void,
): Promise<Answer & { status: number }> {
  const typed = typedIn(form);
  const reading = readForm(applicationSchema, typed);
  if (!reading.ok) return { problems: reading.problems, outcome: undefined, typed, status: 422 };

  let status = 200;
  const outcome = await handIn(calls, { ...reading.values, website: text(form, 'website') }, (failure) => {
    status = statusFor(failure);
    if (status === 503) note(failure);
  });
  return { problems: {}, outcome, typed, status };
}

function typedIn(form: FormData): Typed {
  return {
    firstName: text(form, 'firstName'),
    lastName: text(form, 'lastName'),
    email: text(form, 'email'),
    phone: text(form, 'phone'),
    address: text(form, 'address'),
    purpose: text(form, 'purpose'),
    duration: text(form, 'duration'),
    additionalInfo: text(form, 'additionalInfo'),
  };
}

function text(form: FormData, field: string): string {
  const value = form.get(field);
  return typeof value === 'string' ? value : '';
}

// Only these two tell the visitor's browser anything about its own request.
function statusFor(failure: unknown): number {
  const status = failure instanceof CallFailure ? failure.status : undefined;
  return status === 422 || status === 429 ? status : 503;
}
