import type { Person } from '../../../domain/person.ts';
import type { DeskRequest } from '../../desk-context.ts';

/** The person on staff whom an address names; undefined where there is none. */
export async function askedPerson(c: DeskRequest): Promise<Person | undefined> {
  const people = await c.get('desk').repositories.people.all();
  return people.find(({ id }) => id === c.req.param('id'));
}
