import { expect, test, vi } from 'vitest';
import { acceptInvitation } from '../back-office/people/invitations.ts';
import { testCommandLine, type TestCommandLine } from './test-command-line.ts';

vi.setConfig({ testTimeout: 60_000 });

const link = /^http:\/\/localhost:\d+\/desk\/invitation\/([\w-]{43})\n$/;

async function join({ beside }: TestCommandLine, printed: string) {
  const token = link.exec(printed)?.[1] ?? '';
  return beside((repositories) => acceptInvitation(repositories, { token, name: '', device: 'Edge' }));
}

test('people are invited by a link, which also makes the database of a new site', async () => {
  const commandLine = await testCommandLine();
  const { run, beside } = commandLine;
  const invited = await run('people', 'invite', 'Asha Rao', '--role', 'owner');
  expect([invited.code, invited.out]).toEqual([0, expect.stringMatching(link)]);
  expect(await beside(({ people }) => people.all())).toEqual([]);
  expect(await join(commandLine, invited.out)).toBeDefined();
  expect(await beside(({ people }) => people.all())).toMatchObject([{ name: 'Asha Rao', role: 'owner' }]);
  const [, entry] = await beside(({ log }) => log.page({}, { offset: 0, limit: 2 }));
  expect(entry).toMatchObject({ action: 'invite', personName: 'Command line', entryName: 'Asha Rao' });
});

test('the link is at the address of the site', async () => {
  const { run } = await testCommandLine({ SITE_URL: 'https://site.example/', ENROLLED_ACCESS: 'closed' });
  const { out, stderr } = await run('people', 'invite', 'Asha', '--role', 'reader');
  expect(out).toMatch(/^https:\/\/site\.example\/desk\/invitation\//);
  expect(stderr).not.toContain('SITE_URL');
});

test('without that address the command line says in one line that the link is for this machine', async () => {
  const commandLine = await testCommandLine({ PORT: '3001' });
  const { run } = commandLine;
  const note = expect.stringMatching(/^.*Note: SITE_URL is not set, so the link is for this machine\..*\n$/m);
  const invited = await run('people', 'invite', 'Asha', '--role', 'reader');
  expect([invited.out, invited.stderr]).toEqual([expect.stringContaining('http://localhost:3001/'), note]);
  await join(commandLine, invited.out);
  const { out, stderr } = await run('people', 'reset', 'Asha');
  expect([out, stderr]).toEqual([expect.stringContaining('http://localhost:3001/'), note]);
});

test('an invitation needs a role, and a name that nobody has', async () => {
  const commandLine = await testCommandLine();
  const { run } = commandLine;
  expect((await run('people', 'invite', 'Asha')).code).toBe(2);
  expect((await run('people', 'invite', 'Asha', '--role', 'king')).code).toBe(2);
  await join(commandLine, (await run('people', 'invite', 'Asha', '--role', 'owner')).out);
  const again = await run('people', 'invite', ' asha ', '--role', 'reader');
  expect([again.code, again.stderr]).toEqual([1, expect.stringContaining('on the staff already')]);
});

test('people are reset by their name', async () => {
  const commandLine = await testCommandLine();
  const { run } = commandLine;
  await join(commandLine, (await run('people', 'invite', 'Asha', '--role', 'owner')).out);
  expect((await run('people', 'reset', 'asha')).out).toMatch(link);
  expect((await run('people', 'reset', 'Nobody')).stderr).toBe('Nobody on the staff is called “Nobody”.\n');
});
