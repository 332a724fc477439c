import type { Repositories } from '../../backend/repositories/create-repositories.ts';

/** Takes someone off the staff, with all by which they could come in; call it in a transaction. */
export async function removeFromStaff(all: Repositories, personId: string): Promise<void> {
  await all.people.remove(personId);
  await all.passkeys.removeOf(personId);
  await all.sessions.removeOf(personId);
  await all.invitations.removeOf(personId);
}

/** Leaves someone on the staff without a way to sign in, and signed out everywhere; call it in a transaction. */
export async function removeWaysIn(all: Repositories, personId: string): Promise<void> {
  await all.people.saveSecrets(personId, {
    passwordHash: '',
    totpSecret: '',
    totpStep: 0,
    recoveryCodes: [],
  });
  await all.passkeys.removeOf(personId);
  await all.sessions.removeOf(personId);
}
