import * as v from 'valibot';
import { changeMail } from '../../../back-office/access/change-mail.ts';
import { personSchema } from '../../../domain/person.ts';
import { addresses } from '../../addresses.ts';
import type { DeskRequest } from '../../desk-context.ts';
import { postedFields } from '../../forms/posted-fields.ts';
import { renderMyDevices } from './render-my-devices.tsx';

/** Saves someone's own email address and whether they want to hear of new applications. */
export async function postMail(c: DeskRequest): Promise<Response> {
  const { repositories, now } = c.get('desk');
  const fields = await postedFields(c, ['email', 'wantsMail']);
  const typed = { email: fields.email.trim(), wantsMail: fields.wantsMail !== '' };
  const email = v.safeParse(personSchema.entries.email, typed.email);
  if (!email.success) return renderMyDevices(c, { mail: { ...typed, problem: 'email' } });
  if (typed.wantsMail && email.output === '')
    return renderMyDevices(c, { mail: { ...typed, problem: 'missing' } });
  const wish = { email: email.output, wantsMail: typed.wantsMail };
  await changeMail(repositories, c.get('signedIn').person, wish, now());
  return c.redirect(`${addresses.myDevices}?done=mail`, 303);
}
