import { applicationForm } from '../../../content/application-form.ts';
import type { Application } from '../../../domain/application.ts';
import type { BackendCalls } from '../../calls/backend-calls.ts';
import { CallFailure } from '../../calls/call-failure.ts';

/** How handing in an application went: the sentence for the visitor, and what the server found wrong with which field. */
export type Outcome = {
  tone: 'success' | 'failure';
  text: string;
  fieldErrors: Readonly<Record<string, string>>;
};

/** An application with the field that only machines fill in. */
export type PostedApplication = Application & { website: string };

/** Hands an application in, from the browser or from the server; never throws, `note` hears why it could not be done. */
export async function handIn(
  calls: Pick<BackendCalls, 'enroll'>,
  application: PostedApplication,
  note: (failure: unknown) => void,
): Promise<Outcome> {
  try {
    const message = await calls.enroll(application);
    return { tone: 'success', text: message ?? applicationForm.submitted, fieldErrors: {} };
  } catch (failure) {
    note(failure);
    const { visitorMessage, fieldErrors = {} } = failure instanceof CallFailure ? failure : {};
    return { tone: 'failure', text: visitorMessage ?? applicationForm.failed, fieldErrors };
  }
}
