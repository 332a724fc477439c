import type { Messages } from '../../../texts/schemas/messages.ts';
import type { BackendCalls, SentApplication } from '../../calls/backend-calls.ts';
import { CallFailure } from '../../calls/backend.ts';

/** How sending an application went: the sentence for the visitor, and what the backend found wrong with which field. */
export type Outcome = {
  tone: 'success' | 'failure';
  text: string;
  fieldErrors: Readonly<Record<string, string>>;
};

/** The sentences where the backend sends none. */
export type OutcomeMessages = Pick<Messages['applicationForm'], 'submitted' | 'failed'>;

/** Sends an application to the backend, from the browser or from the server; never throws, `onFailure` gets the cause. */
export async function submitApplication(
  calls: Pick<BackendCalls, 'enroll'>,
  application: SentApplication,
  messages: OutcomeMessages,
  onFailure?: (failure: unknown) => void,
): Promise<Outcome> {
  try {
    const message = await calls.enroll(application);
    return { tone: 'success', text: message ?? messages.submitted, fieldErrors: {} };
  } catch (failure) {
    onFailure?.(failure);
    const { visitorMessage, fieldErrors = {} } = failure instanceof CallFailure ? failure : {};
    return { tone: 'failure', text: visitorMessage ?? messages.failed, fieldErrors };
  }
}
