import type { Repositories } from '../../backend/repositories/create-repositories.ts';
import type { Person } from '../../domain/person.ts';
import { RefusalError } from '../refusal-error.ts';
import { StaffError } from '../staff-error.ts';

/** Someone on staff by their id; throws a StaffError where they have left. */
export async function personOnStaff({ people }: Pick<Repositories, 'people'>, id: string): Promise<Person> {
  const person = await people.find(id);
  if (!person) throw new RefusalError('personGone');
  return person;
}

/** Someone on staff by their name; throws a StaffError where nobody has it. */
export async function personCalled({ people }: Pick<Repositories, 'people'>, name: string): Promise<Person> {
  const person = await people.findByName(name);
  if (!person) throw new StaffError(`Nobody on the staff is called “${name}”.`);
  return person;
}
