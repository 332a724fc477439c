import type { BrowserContext } from '@playwright/test';
import type { Role } from '../domain/person.ts';
import { signedInCookie } from '../server/test-desk.ts';
import { test } from './quiet-test.ts';

/**
 * Signs a browser in to the staff desk as someone with a role, without its sign-in page. Whoever has the `name` is added to
 * the staff where nobody has it; a test that signs people out or changes them gives a name of its own.
 */
export async function signInToDesk(
  context: BrowserContext,
  role: Role = 'owner',
  name = `Test ${role}`,
): Promise<void> {
  const { hostname } = new URL(test.info().project.use.baseURL ?? '');
  const [cookie = '', value = ''] = (await signedInCookie(dataDir(), role, name)).split('=');
  await context.addCookies([
    { name: cookie, value, domain: hostname, path: '/desk', httpOnly: true, sameSite: 'Strict' },
  ]);
}

function dataDir(): string {
  const folder = process.env['E2E_DATA_DIR'];
  if (!folder) throw new Error('E2E_DATA_DIR must name the data folder of the site under test.');
  return folder;
}
