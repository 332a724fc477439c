import { copyFile, mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { expect, onTestFinished, test, vi } from 'vitest';
import { testEngines } from '../backend/database/test-databases.ts';
import { application, asha, bag, lamp } from '../backend/repositories/test-records.ts';
import { type TestCommandLine, testCommandLine } from './test-command-line.ts';

vi.setConfig({ testTimeout: 120_000 });

test.each(testEngines())(
  'on $engine: backed up and restored while the site receives applications',
  async ({ create, engine }) => {
    const { place, remove } = await create();
    onTestFinished(remove);
    const site = await testCommandLine(engine === 'postgres' && place.url ? { DATABASE_URL: place.url } : {});
    const { run, file, dataDir, beside } = site;
    await beside(({ products, students }) =>
      Promise.all([products.save([bag]), students.save(manyStudents(2000))]),
    );
    await putPicture(dataDir, 'a picture');

    const before = await whileReceiving(site, 'before', () => run('backup', file('site.tar.gz')));
    expect(before.ended).toMatchObject({
      code: 0,
      out: expect.stringContaining('the database and 1 picture files'),
    });
    expect((await stat(file('site.tar.gz'))).mode & 0o777).toBe(0o600);
    const revision = await beside(({ revisions }) => revisions.current());

    await beside(({ products }) => products.save([{ ...bag, name: 'Spoilt' }]));
    await putPicture(dataDir, 'spoilt');
    const during = await whileReceiving(site, 'during', () =>
      run('restore', file('site.tar.gz'), '--yes', '--json'),
    );
    expect(during.ended.code).toBe(0);
    const { rows } = JSON.parse(during.ended.out) as { rows: Record<string, number> };

    expect(await beside(({ products }) => products.all())).toEqual([bag]);
    expect(await beside(({ students }) => students.count())).toBe(2000);
    expect(await readFile(`${dataDir}/media/bag-00000000/8x8-000000.jpg`, 'utf8')).toBe('a picture');
    expect(await beside(({ revisions }) => revisions.current())).not.toBe(revision);
    expect((await readdir(dataDir)).filter((name) => name.startsWith('.'))).toEqual([]);

    const names = (await beside(({ applications }) => applications.all())).map(({ lastName }) => lastName);
    const kept = names.filter((name) => name.startsWith('before'));
    expect(kept.length).toBe(rows['applications']);
    // Of one moment: none is missing that came before the last one kept.
    expect(new Set(kept)).toEqual(new Set(kept.map((_, at) => `before ${at}`)));
    expect(kept.length).toBeLessThanOrEqual(before.received);
    // What was received after the restore is there: the site went on writing.
    expect(names).toContain(`during ${during.received - 1}`);
  },
);

test('a backup of one engine is restored on another', async () => {
  const site = await testCommandLine();
  await site.beside(({ products }) => products.save([bag]));
  await site.run('backup', site.file('site.tar.gz'));
  for (const { create } of testEngines()) {
    const { place, remove } = await create();
    onTestFinished(remove);
    const other = await testCommandLine(place.url ? { DATABASE_URL: place.url } : {});
    expect((await other.run('restore', site.file('site.tar.gz'), '--yes')).out).toMatch(/: 1 product, /);
    expect(await other.beside(({ products }) => products.all())).toEqual([bag]);
  }
});

// Made by the version before this one, which wrote the archive's headers itself: its files have the time 0.
test('a backup of an earlier version is restored', async () => {
  const { run, file, dataDir, beside } = await testCommandLine();
  await copyFile('back-office/backup/earlier-backup.tar.gz', file('site.tar.gz'));
  expect((await run('restore', file('site.tar.gz'), '--yes')).out).toContain(
    '1 product, 1 home product, 1 student, 1 application, 1 picture files.',
  );
  expect(await beside(({ products }) => products.all())).toEqual([bag]);
  expect(await beside(({ homeProducts }) => homeProducts.all())).toEqual([lamp]);
  expect(await beside(({ students }) => students.all())).toEqual([asha]);
  expect(await beside(({ applications }) => applications.all())).toMatchObject([application]);
  expect(await readFile(`${dataDir}/media/bag-00000000/8x8-000000.jpg`, 'utf8')).toBe('a picture');
});

test('a damaged backup is refused, and nothing changes', async () => {
  const { run, file, dataDir, beside } = await testCommandLine();
  await beside(({ products }) => products.save([bag]));
  await putPicture(dataDir, 'a picture');
  await run('backup', file('site.tar.gz'));
  await beside(({ products }) => products.remove(['bag']));
  const whole = await readFile(file('site.tar.gz'));
  const damages: [string, Buffer][] = [
    ['flipped.gz', flipped(whole, Math.floor(whole.length / 2))],
    ['last.gz', flipped(whole, whole.length - 6)],
    ['short.gz', whole.subarray(0, whole.length - 20)],
    ['half.gz', whole.subarray(0, whole.length / 2)],
    ['empty.gz', Buffer.alloc(0)],
    ['letter.gz', Buffer.from('Dear sir')],
  ];
  for (const [name, bytes] of damages) {
    await writeFile(file(name), bytes);
    expect(await run('restore', file(name), '--yes')).toMatchObject({
      code: 1,
      stderr: expect.stringMatching(
        /can't be restored: it is damaged, or no backup of this site.+Nothing was changed\.\n$/,
      ),
    });
  }
  expect(await beside(({ products }) => products.count())).toBe(0);
});

test('a backup that is there is not replaced without a yes', async () => {
  const { run, file } = await testCommandLine();
  await copyFile('package.json', file('site.tar.gz'));
  expect((await run('backup', file('site.tar.gz'))).code).toBe(1);
  expect((await run('backup', file('site.tar.gz'), '--yes')).code).toBe(0);
  await rm(file('site.tar.gz'));
});

function manyStudents(count: number) {
  return Array.from({ length: count }, (_, at) => ({ ...asha, phone: String(at) }));
}

async function putPicture(dataDir: string, text: string) {
  await mkdir(`${dataDir}/media/bag-00000000`, { recursive: true });
  await writeFile(`${dataDir}/media/bag-00000000/8x8-000000.jpg`, text);
}

/** Runs a command while applications arrive one after another, and a few more once it has ended. */
async function whileReceiving<Result>(site: TestCommandLine, name: string, run: () => Promise<Result>) {
  let running = true;
  const command = run().finally(() => (running = false));
  let received = 0;
  await site.beside(async ({ applications }) => {
    const receive = async () => {
      await applications.receive(
        { ...application, lastName: `${name} ${received}` },
        new Date().toISOString(),
      );
      received += 1;
      await new Promise((resolve) => setTimeout(resolve, 5));
    };
    while (running) await receive();
    await receive();
  });
  return { ended: await command, received };
}

function flipped(bytes: Buffer, at: number): Buffer {
  const copy = Buffer.from(bytes);
  copy[at] = (copy[at] ?? 0) ^ 0xff;
  return copy;
}
