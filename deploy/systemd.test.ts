import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { readSettings } from '../server/settings.ts';
import { missingProgram } from './test-missing-program.ts';

const unit = readFileSync('deploy/diya-dhaga@.service', 'utf8');

const missing = missingProgram('systemd-analyze', '--version');

test('the unit starts the site, with settings that it knows', () => {
  expect(unit).toMatch(
    /^ExecStart=.*\/node --max-semi-space-size=4 --heap-growing-percent=25 server\/main\.ts$/m,
  );
  expect(unit).toMatch(/^Environment=MALLOC_ARENA_MAX=2$/m);
  const given = Array.from(unit.matchAll(/([A-Z_]+)=([^\s%]+)/g), ([, name = '', value = '']) => [
    name,
    value,
  ]);
  expect(readSettings(Object.fromEntries(given))).toMatchObject({ DATA_DIR: '/var/lib/diya-dhaga' });
});

test.skipIf(missing)(`systemd-analyze finds nothing wrong with the unit${missing}`, () => {
  expect(analyze('verify')).toEqual({ status: 0, said: '' });
});

test.skipIf(missing)(`systemd-analyze finds the service little exposed${missing}`, () => {
  expect(analyze('security', '--offline=true', '--threshold=20').status).toBe(0);
});

function analyze(...command: string[]): { status: number | null; said: string } {
  const folder = mkdtempSync(join(tmpdir(), 'test-unit-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, 'diya-dhaga@3000.service');
  // The program is not where the unit looks for it, and the user is not on this machine.
  const here = unit.replaceAll('/srv/diya-dhaga', resolve('.')).replace('User=diya-dhaga', 'User=daemon');
  writeFileSync(file, here);
  const { status, stderr } = spawnSync('systemd-analyze', [...command, file], { encoding: 'utf8' });
  return { status, said: stderr };
}
