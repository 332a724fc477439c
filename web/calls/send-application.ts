import type { Application } from '../../domain/hostel/application.ts';
import { type Backend, spokenAnswer } from './backend.ts';

/** Sends an application; gives the server's message, or undefined where it sent none. Rejects with a CallFailure. */
export async function sendApplication(
  { ask }: Backend,
  application: Application,
): Promise<string | undefined> {
  const answer = await ask('/enrollment/add', {
    method: 'POST',
    // Most of them make a request without the application of it, whose answer says nothing of that.
    redirect: 'error',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(application),
  });
  return spokenAnswer(answer).message;
}
