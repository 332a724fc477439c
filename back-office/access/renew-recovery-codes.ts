import type { Repositories } from '../../backend/repositories/create-repositories.ts';
import type { Person } from '../../domain/person.ts';
import { logChange } from '../log/log-change.ts';
import { hashRecoveryCodes, newRecoveryCodes } from './recovery-codes.ts';

/** Gives someone ten new recovery codes, which nobody can read again; the old ones stop working. */
export async function renewRecoveryCodes(
  repositories: Repositories,
  person: Person,
  now = new Date(),
): Promise<string[]> {
  const codes = newRecoveryCodes();
  const recoveryCodes = await hashRecoveryCodes(codes);
  await repositories.inTransaction(async (all) => {
    await all.people.hold(person.id);
    const secrets = await all.people.secrets(person.id);
    await all.people.saveSecrets(person.id, { ...secrets, recoveryCodes });
    await logChange(
      all,
      person,
      { action: 'renew-recovery-codes', kind: 'person', id: person.id, name: person.name },
      now,
    );
  });
  return codes;
}
