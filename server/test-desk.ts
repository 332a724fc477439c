import { openSession } from '../back-office/access/sessions.ts';
import { openSiteData } from '../back-office/open-site-data.ts';
import type { Role } from '../domain/person.ts';

/** Adds someone with a role to the staff of the SQLite site in that folder; gives the cookie of a browser that is signed in. */
export async function signedInCookie(
  dataDir: string,
  role: Role = 'owner',
  name = `Test ${role}`,
): Promise<string> {
  const { database, repositories } = await openSiteData({ databaseUrl: undefined, dataDir }, console.error);
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
    return `desk-session=${await openSession(repositories, person, 'A test')}`;
  } finally {
    await database.close();
  }
}
