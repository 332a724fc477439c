import type { Repositories } from '../../backend/repositories/create-repositories.ts';
import type { Person } from '../../domain/person.ts';
import { logChange } from '../log/log-change.ts';
import { personOnStaff } from './person-on-staff.ts';

/** Where someone gets email, and whether new applications are announced there. */
export type MailWish = Pick<Person, 'email' | 'wantsMail'>;

/** Changes someone's own email address and whether new applications are announced there; throws a StaffError where they have left. */
export async function changeMail(
  repositories: Repositories,
  person: Person,
  { email, wantsMail }: MailWish,
  now = new Date(),
): Promise<void> {
  await repositories.inTransaction(async (all) => {
    // Nobody changes their role meanwhile.
    await all.people.hold(person.id);
    const current = await personOnStaff(all, person.id);
    await all.people.save({ ...current, email, wantsMail });
    await logChange(
      all,
      person,
      {
        action: 'change-mail',
        kind: 'person',
        id: person.id,
        name: person.name,
        before: { email: current.email, wantsMail: current.wantsMail },
        after: { email, wantsMail },
      },
      now,
    );
  });
}
