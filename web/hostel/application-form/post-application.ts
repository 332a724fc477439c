import { type FieldProblems, readForm } from '../../../domain/entries/field-problems.ts';
import {
  applicationSchema,
  typedApplication,
  type TypedApplication,
} from '../../../domain/hostel/application.ts';
import type { BackendCalls } from '../../calls/backend-calls.ts';
import { CallFailure } from '../../calls/backend.ts';
import { textIn } from '../../forms/text-in.ts';
import { type Outcome, type OutcomeMessages, submitApplication } from './submit-application.ts';

/** The result of a posted form: the mistakes in it, or the outcome of sending; and everything as it was typed. */
export type ReturnedApplication = {
  problems: FieldProblems;
  outcome?: Outcome;
  typed: TypedApplication;
};

/** Sends on a form that a browser posted by itself; `status` is the HTTP status of the page that answers it. */
export async function postApplication(
  form: FormData,
  calls: Pick<BackendCalls, 'enroll'>,
  messages: OutcomeMessages,
  log: (failure: unknown) => void,
): Promise<{ status: 200 | 422 | 429 | 503; returned: ReturnedApplication }> {
  const typed = typedApplication((field) => textIn(form, field));
  const reading = readForm(applicationSchema, typed);
  if (!reading.ok) return { status: 422, returned: { problems: reading.problems, typed } };

  let status: 200 | 422 | 429 | 503 = 200;
  const application = {
    ...reading.values,
    website: textIn(form, 'website'),
    noticeVersion: textIn(form, 'noticeVersion'),
  };
  const outcome = await submitApplication(calls, application, messages, (failure) => {
    status = statusFor(failure);
    if (status === 503) log(failure);
  });
  return { status, returned: { problems: {}, outcome, typed } };
}

// Only these two say something about the visitor's own request.
function statusFor(failure: unknown): 422 | 429 | 503 {
  const status = failure instanceof CallFailure ? failure.status : undefined;
  return status === 422 || status === 429 ? status : 503;
}
