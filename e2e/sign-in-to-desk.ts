import type { BrowserContext } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import type { Role } from '../domain/people/person.ts';
import { endSessions, invitationPath, signedInCookie, testAppSecret } from '../server/test-desk.ts';
import type { RunningSite } from '../tools/start-site.ts';
import { test } from './quiet-test.ts';

/**
 * Signs a browser in to the staff desk as someone with a role, without its sign-in page. Whoever has the `name` is added to
 * the staff where nobody has it; a test that signs people out or changes them gives a name of its own. Someone
 * who signed in more than ten minutes ago is asked for a proof by some pages: `testCode` gives it.
 */
export async function signInToDesk(
  context: BrowserContext,
  role: Role = 'owner',
  name = `Test ${role}`,
  since = new Date(),
): Promise<void> {
  const site = { address: test.info().project.use.baseURL ?? '', dataDir: dataDir() };
  await signInAt(site, context, role, name, since);
}

/** Signs a browser in as `signInToDesk` does, to the desk of a site that a test has started. */
export async function signInAt(
  site: Pick<RunningSite, 'address' | 'dataDir'>,
  context: BrowserContext,
  role: Role,
  name = `Test ${role}`,
  since = new Date(),
): Promise<void> {
  const { hostname } = new URL(site.address);
  const [cookie = '', value = ''] = (await signedInCookie(site.dataDir, role, name, since)).split('=');
  await context.addCookies([
    { name: cookie, value, domain: hostname, path: '/desk', httpOnly: true, sameSite: 'Strict' },
  ]);
}

/** Ends all sessions of someone; their browsers hear of it with their next request. */
export function endDeskSessions(name: string): Promise<void> {
  return endSessions(dataDir(), name);
}

/** Invites someone; gives the address of their link, at a host with a name, as passkeys need it. */
export async function invitationLink(name: string, role: Role): Promise<string> {
  const url = new URL(await invitationPath(dataDir(), name, role), test.info().project.use.baseURL);
  url.hostname = 'localhost';
  return url.href;
}

/** The code that the authenticator app of those people shows now. */
export function testCode(secret = testAppSecret): string {
  return new TOTP({ secret: Secret.fromBase32(secret) }).generate();
}

function dataDir(): string {
  const folder = process.env['E2E_DATA_DIR'];
  if (!folder) throw new Error('E2E_DATA_DIR must name the data folder of the site under test.');
  return folder;
}
