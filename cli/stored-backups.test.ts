import { readFile, readdir } from 'node:fs/promises';
import { expect, test, vi } from 'vitest';
import { bag } from '../storage/test-records.ts';
import { testCommandLine } from './test-command-line.ts';

vi.setConfig({ testTimeout: 60_000 });

const BACKUP_PASSPHRASE = 'a lamp and a thread';

test('a backup in a store is made, listed, fetched, and restored on a machine that has the settings alone', async () => {
  const lost = await testCommandLine({});
  const settings = { BACKUP_STORE: lost.file('elsewhere'), BACKUP_PASSPHRASE };
  const { run, beside, file } = await testCommandLine(settings);
  await beside(({ products }) => products.save([bag]));
  const made = await run('backup');
  expect(made).toMatchObject({ code: 0, out: expect.stringContaining('was read back from there') });
  const [name = ''] = await readdir(settings.BACKUP_STORE);
  expect(name).toMatch(/^backup-[\d-]+\.tar\.gz\.age$/);
  expect((await run('backups', 'list')).out).toMatch(
    new RegExp(`^${name} .* tested: it can be restored$`, 'm'),
  );

  const other = await testCommandLine(settings);
  expect((await other.run('backups', 'list')).out).toContain(`${name} `);
  expect(await other.run('restore', name, '--yes')).toMatchObject({
    code: 0,
    out: expect.stringContaining('1 product'),
  });
  expect(await other.beside(({ products }) => products.all())).toEqual([bag]);

  await run('backups', 'fetch', name, file('copy'));
  expect(await readFile(file('copy'))).toEqual(await readFile(`${settings.BACKUP_STORE}/${name}`));
  const byFile = await testCommandLine({ BACKUP_PASSPHRASE });
  expect(await byFile.run('restore', file('copy'), '--yes', '--erasures', file('copy'))).toMatchObject({
    code: 0,
  });
});

test('without the right words nothing is changed, and the message says what is missing', async () => {
  const { run, beside, file } = await testCommandLine({});
  const settings = { BACKUP_STORE: file('elsewhere'), BACKUP_PASSPHRASE };
  const site = await testCommandLine(settings);
  await site.beside(({ products }) => products.save([bag]));
  await site.run('backup');
  const [name = ''] = await readdir(settings.BACKUP_STORE);
  const stored = `${settings.BACKUP_STORE}/${name}`;

  await beside(({ products }) => products.save([{ ...bag, name: 'Of now' }]));
  expect(await run('restore', stored, '--yes')).toMatchObject({
    code: 1,
    stderr: expect.stringContaining(`${stored} is encrypted. Set BACKUP_PASSPHRASE`),
  });
  const wrong = await testCommandLine({ ...settings, BACKUP_PASSPHRASE: 'other words altogether' });
  expect(await wrong.run('restore', name, '--yes')).toMatchObject({
    code: 1,
    stderr: expect.stringContaining(
      'BACKUP_PASSPHRASE is not what it was encrypted with. Nothing was changed.',
    ),
  });
  expect(await wrong.run('restore', 'backup-2026-01-01-000000.tar.gz.age', '--yes')).toMatchObject({
    code: 1,
  });
  expect(await run('backups', 'fetch', name)).toMatchObject({
    code: 1,
    stderr: expect.stringContaining(`There is no backup ${name}. Those that are there: backups list.`),
  });
  expect((await beside(({ products }) => products.all()))[0]?.name).toBe('Of now');
});
