import { expect, onTestFinished, test, vi } from 'vitest';
import { testCommandLine } from './test-command-line.ts';

test('a command sees the settings of its site and nothing of the shell, which has its own again afterwards', async () => {
  onTestFinished(() => void vi.unstubAllEnvs());
  vi.stubEnv('SITE_URL', 'https://shell.example');
  const { run } = await testCommandLine();
  const before = globalsNow();
  const invited = await run('people', 'invite', 'Asha', '--role', 'owner');
  expect(invited).toEqual({
    code: 0,
    out: expect.stringMatching(/^http:\/\/localhost:3000\//),
    stderr: expect.stringContaining('an empty one was made'),
  });
  expect((await run('people', 'reset', 'Nobody')).code).toBe(1);
  const after = globalsNow();
  for (const [at, value] of before.entries()) expect(after[at]).toBe(value);
});

test('of two commands at once, the second is refused', async () => {
  const { run } = await testCommandLine();
  const first = run('students', 'export');
  await expect(run('students', 'export')).rejects.toThrow(
    'Another command runs in the process of this test.',
  );
  expect((await first).code).toBe(1);
  expect((await run('students', 'export')).code).toBe(1);
});

test.each([
  { code: 0, args: ['students', '--help'] },
  { code: 1, args: ['students', 'export'] },
  { code: 2, args: ['people', 'invite', 'Asha'] },
])('a process of its own ends with $code too, and says the same', async ({ code, args }) => {
  const { run, runProcess } = await testCommandLine();
  const ended = await run(...args);
  expect(ended.code).toBe(code);
  expect(await runProcess(...args)).toEqual(ended);
});

function globalsNow(): unknown[] {
  const { env, stdin, stdout, stderr } = process;
  return [env, stdin, stdout, stderr, globalThis.console];
}
