import { newAuthenticatorSecret } from '../../../back-office/access/authenticator.ts';
import { setPassword } from '../../../back-office/access/set-password.ts';
import type { DeskRequest } from '../../desk-context.ts';
import { postedFields } from '../../forms/posted-fields.ts';
import { finishSetUp } from './finish-set-up.ts';
import { renderPasswordForm } from './render-password-form.tsx';

// The form of a secret that newAuthenticatorSecret makes.
const SECRET = /^[A-Z2-7]{32}$/;

/** Sets a password and an app; where something is wrong the same form comes back with the same key for the app. */
export async function postPassword(c: DeskRequest): Promise<Response> {
  const { repositories, messages, now } = c.get('desk');
  const fields = await postedFields(c, ['password', 'secret', 'code']);
  const secret = SECRET.test(fields.secret) ? fields.secret : newAuthenticatorSecret();
  const { siteName } = messages.access;
  const problems = await setPassword(repositories, c.get('signedIn'), { ...fields, secret }, siteName, now());
  const isWrong = problems.password !== undefined || problems.code !== undefined;
  if (isWrong) return renderPasswordForm(c, { secret, problems, password: fields.password });
  return finishSetUp(c, 'password');
}
