import * as v from 'valibot';
import { changeRole } from '../../../back-office/access/change-role.ts';
import { personSchema } from '../../../domain/person.ts';
import { addresses } from '../../addresses.ts';
import type { DeskRequest } from '../../desk-context.ts';
import { postedFields } from '../../forms/posted-fields.ts';
import { askedPerson } from './asked-person.ts';
import { refusal } from './refusal.ts';
import { renderPerson } from './render-person.tsx';

/** Changes what someone may do. */
export async function postRole(c: DeskRequest): Promise<Response> {
  const { repositories, messages, now } = c.get('desk');
  const person = await askedPerson(c);
  if (!person) return c.notFound();
  const { person: actor } = c.get('signedIn');
  const role = v.safeParse(personSchema.entries.role, (await postedFields(c, ['role'])).role);
  if (!role.success) return renderPerson(c, person, messages.people.invite.problems.role);
  const change = { personId: person.id, role: role.output };
  const problem = await refusal(messages, () => changeRole(repositories, actor, change, now()));
  if (problem !== undefined) return renderPerson(c, person, problem);
  // Whoever is no owner any more may not see this page.
  const isOut = actor.id === person.id && role.output !== 'owner';
  return c.redirect(isOut ? addresses.home : `${addresses.people}?done=role`, 303);
}
