import type { Messages } from '../../../content/schemas/messages.ts';
import { applicationSchema, type TypedApplication, typedApplication } from '../../../domain/application.ts';
import { type FieldProblems, readForm } from '../../../domain/field-problems.ts';
import type { BackendCalls } from '../../calls/backend-calls.ts';
import { CallFailure } from '../../calls/call-failure.ts';
import { type Outcome, submitApplication } from './submit-application.ts';

/** What a posted form comes back with: what is wrong, or how it went; and everything that was typed. */
export type FormAnswer = { problems: FieldProblems; outcome?: Outcome; typed: TypedApplication };

type Received = { answer: FormAnswer; status: 200 | 422 | 429 | 503 };

/** Receives a form that a browser posted by itself; `status` is the HTTP status of the page that goes back. */
export async function receiveApplication(
  form: FormData,
  calls: Pick<BackendCalls, 'enroll'>,
  messages: Pick<Messages['applicationForm'], 'submitted' | 'failed'>,
  log: (failure: unknown) => void,
): Promise<Received> {
  const typed = typedApplication((field) => textOf(form, field));
  const reading = readForm(applicationSchema, typed);
  if (!reading.ok) return { answer: { problems: reading.problems, typed }, status: 422 };

  let status: Received['status'] = 200;
  const application = { ...reading.values, website: textOf(form, 'website') };
  const outcome = await submitApplication(calls, application, messages, (failure) => {
    status = statusOf(failure);
    if (status === 503) log(failure);
  });
  return { answer: { problems: {}, outcome, typed }, status };
}

function textOf(form: FormData, field: string): string {
  const value = form.get(field);
  return typeof value === 'string' ? value : '';
}

// Only these two tell the visitor's browser anything about its own request.
function statusOf(failure: unknown): 422 | 429 | 503 {
  const status = failure instanceof CallFailure ? failure.status : undefined;
  return status === 422 || status === 429 ? status : 503;
}
