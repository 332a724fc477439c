import { commandLine } from '../back-office/log/log.ts';
import { type SitePlace, openSiteData } from '../back-office/open-site-data.ts';
import { invitationAddress, invite } from '../back-office/people/invitations.ts';
import { openSession } from '../back-office/people/sessions.ts';
import type { Role } from '../domain/people/person.ts';

/** The key of the authenticator app of those whom tests sign in; nobody knows a password for the hash. */
export const testAppSecret = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';

const waysIn = { passwordHash: 'argon2id$c2FsdA$aGFzaA', totpSecret: testAppSecret };

/** Adds someone with a role to the staff of the site there, on SQLite in a folder; gives the cookie of a browser that is signed in. */
export async function signedInCookie(
  place: string | SitePlace,
  role: Role = 'owner',
  name = `Test ${role}`,
  /** When they signed in, and so last proved who they are. */
  since = new Date(),
): Promise<string> {
  const { database, repositories } = await openSiteData(
    typeof place === 'string' ? { databaseUrl: undefined, dataDir: place } : place,
    console.error,
  );
  try {
    const person = (await repositories.people.findByName(name)) ?? {
      // Two tests that add them at once add one person.
      id: `person ${name}`,
      name,
      role,
      email: '',
      wantsMail: false,
      createdAt: new Date().toISOString(),
    };
    await repositories.people.save(person);
    const secrets = await repositories.people.secrets(person.id);
    // Someone without a way to sign in again is led to the page on which to choose one.
    if (secrets.passwordHash === '')
      await repositories.people.saveSecrets(person.id, { ...secrets, ...waysIn });
    return `desk-session=${await openSession(repositories, person, 'A test', since)}`;
  } finally {
    await database.close();
  }
}

/** Ends all sessions of someone on the staff of the SQLite site in that folder, as an owner does who removes them. */
export async function endSessions(dataDir: string, name: string): Promise<void> {
  const { database, repositories } = await openSiteData({ databaseUrl: undefined, dataDir }, console.error);
  try {
    const person = await repositories.people.findByName(name);
    if (!person) throw new Error(`${name} is not on the staff.`);
    await repositories.sessions.removeOf(person.id);
  } finally {
    await database.close();
  }
}

/** Invites someone to the staff of the SQLite site in that folder; gives the path of the link. */
export async function invitationPath(dataDir: string, name: string, role: Role = 'owner'): Promise<string> {
  const { database, repositories } = await openSiteData({ databaseUrl: undefined, dataDir }, console.error);
  try {
    return invitationAddress('', await invite(repositories, commandLine, { name, role }));
  } finally {
    await database.close();
  }
}
