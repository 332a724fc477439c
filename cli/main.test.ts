import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { buffer } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { application, asha } from '../storage/test-records.ts';
import { testCommandLine } from './test-command-line.ts';

test('a reader that has seen enough closes the pipe, and that is no failure', async () => {
  const { dataDir, beside } = await testCommandLine();
  // More than a pipe holds.
  const many = Array.from({ length: 2000 }, (_, at) => ({ ...asha, phone: String(at) }));
  await beside(({ publicStudents }) => publicStudents.save(many));
  const command = spawn(process.execPath, ['cli/main.ts', 'students', 'export'], {
    env: { DATA_DIR: dataDir },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = once(command, 'exit');
  const said = buffer(command.stderr);
  command.stdout.once('data', () => command.stdout.destroy());
  expect(await ended).toEqual([0, null]);
  expect(String(await said)).toBe('');
});

test.for([
  ['Ctrl+C', '\u0003', false],
  ['Ctrl+D', '\u0004', false],
  ['Enter', '\r', false],
  ['no', 'no\r', false],
  ['y', 'y\r', true],
  ['YES', 'YES\r', true],
] as const)('%s at a question', async ([, keys, isAgreed], { skip }) => {
  skip(
    spawnSync('script', ['--version']).status !== 0,
    'there is no program that gives a command a terminal',
  );
  const { dataDir, file, beside } = await testCommandLine();
  const { reference } = await beside(({ applications }) =>
    applications.receive(application, '2026-04-01T06:30:00.000Z'),
  );
  const typed = `${process.execPath} cli/main.ts applications erase ${reference}`;
  const terminal = spawn('script', ['-qec', typed, file('typescript')], {
    env: { DATA_DIR: dataDir, PATH: process.env['PATH'] },
    stdio: ['pipe', 'pipe', 'ignore'],
  });
  const ended = once(terminal, 'exit');
  let shown = '';
  terminal.stdout.on('data', (part: Buffer) => {
    shown += part.toString();
    if (shown.includes(`Erase ${reference} for good?`) && terminal.stdin.writable) terminal.stdin.end(keys);
  });
  expect(await ended).toEqual([isAgreed ? 0 : 1, null]);
  expect(shown.includes('Nothing was changed.')).toBe(!isAgreed);
  expect(await beside(({ applications }) => applications.count())).toBe(isAgreed ? 0 : 1);
});
