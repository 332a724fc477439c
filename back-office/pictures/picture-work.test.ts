import { mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, onTestFinished, test, vi } from 'vitest';
import { folderStore } from '../../storage/files/file-store.ts';
import { onEachEngine, type OpenedRepositories } from '../../storage/test-on-each-engine.ts';
import { startPictureWork } from './picture-work.ts';
import { readyPicture, startUpload } from './uploads.ts';

const quick = { look: 50, silence: 400 };

onEachEngine('making pictures', (open) => {
  test('two processes share the work: each picture is made once, and the uploaded files are gone', async () => {
    const place = await openPlace(open);
    const [one, other] = [place.start(), place.start()];
    const ids = [await place.upload(), await place.upload(), await place.upload(), await place.upload()];
    one.wake();
    other.wake();
    for (const id of ids)
      expect(await place.ready(id)).toEqual({ ok: true, address: `/media/${id.slice(0, 8)}` });
    expect((await place.begun()).length).toBe(4);
    await Promise.all([one.close(), other.close()]);
    expect(await readdir(join(place.dataDir, 'uploads'))).toEqual([]);
  });

  test('a process that stops leaves its picture to the next one', async () => {
    const place = await openPlace(open, 60_000);
    const first = place.start();
    const id = await place.upload();
    first.wake();
    await expect.poll(place.begun).toHaveLength(1);
    await first.close();
    expect(await place.repositories.pictureJobs.find(id)).toMatchObject({ state: 'waiting' });
    await place.writeProgram(0);
    place.start();
    expect(await place.ready(id)).toMatchObject({ ok: true });
  });

  test('the picture of a process that was killed is made by another one', async () => {
    const place = await openPlace(open);
    const id = await place.upload();
    // As the killed process left it.
    await place.repositories.pictureJobs.take(new Date().toISOString(), new Date().toISOString());
    place.start();
    expect(await place.ready(id)).toMatchObject({ ok: true });
  });

  test('a file that ends the process that makes it is refused, and the work goes on', async () => {
    const place = await openPlace(open);
    await writeFile(place.program, "process.kill(process.pid, 'SIGKILL')");
    const work = place.start();
    const id = await place.upload();
    work.wake();
    expect(await place.ready(id)).toEqual({ ok: false, problem: 'damaged' });
    await place.writeProgram(0);
    const next = await place.upload();
    work.wake();
    expect(await place.ready(next)).toMatchObject({ ok: true });
  });

  test('the program that makes pictures is told no secret of the site', async () => {
    const place = await openPlace(open);
    vi.stubEnv('DATABASE_URL', 'postgres://site:secret@db/site');
    onTestFinished(() => void vi.unstubAllEnvs());
    await writeFile(
      place.program,
      `import { env } from 'node:process';
       process.send({ address: '/media/' + (env.DATABASE_URL ?? 'nothing') });
       process.disconnect();`,
    );
    const work = place.start();
    const id = await place.upload();
    work.wake();
    expect(await place.ready(id)).toEqual({ ok: true, address: '/media/nothing' });
  });

  test('an upload that was never finished is removed after an hour, and one that lasts is not', async () => {
    const place = await openPlace(open);
    const [old, lasting, future] = [
      await startUpload(place),
      await startUpload(place),
      await startUpload(place),
    ];
    const file = join(place.dataDir, 'uploads', old.id);
    await utimes(file, new Date(), new Date(Date.now() - 2 * 60 * 60 * 1000));
    // Written while the clock was ahead.
    const ahead = new Date(Date.now() + 2 * 60 * 60 * 1000);
    await utimes(join(place.dataDir, 'uploads', future.id), ahead, ahead);
    place.start();
    await expect.poll(() => readdir(join(place.dataDir, 'uploads'))).toEqual([lasting.id]);
    await Promise.all([old, lasting, future].map((upload) => upload.discard()));
  });

  test('a folder of uploads that can’t be read is a failure, not an empty one', async () => {
    const place = await openPlace(open);
    await writeFile(join(place.dataDir, 'uploads'), 'a file');
    const logged: unknown[] = [];
    place.start((_, cause) => logged.push(cause));
    await expect.poll(() => logged).toContainEqual(expect.objectContaining({ code: 'ENOTDIR' }));
  });

  test('who asks for a picture too early, or for one that is not there, is told so', async () => {
    const { repositories, upload } = await openPlace(open);
    expect(await readyPicture(repositories, '')).toEqual({ ok: true, address: '' });
    expect(await readyPicture(repositories, '/media/bag-5e8a70cf/320x240-283878.jpg')).toMatchObject({
      ok: true,
    });
    expect(await readyPicture(repositories, `upload:${await upload()}`, 200)).toEqual({
      ok: false,
      problem: 'not-ready',
    });
    expect(await readyPicture(repositories, 'upload:nothing')).toEqual({ ok: false, problem: 'gone' });
  });
});

/** A data folder, and a program in place of the one that makes pictures: it takes its time and says what it was asked. */
async function openPlace(open: () => Promise<OpenedRepositories>, takesMs = 100) {
  const { repositories } = await open();
  const dataDir = await mkdtemp(join(tmpdir(), 'picture-work-'));
  const program = join(dataDir, 'program.mjs');
  const begun = join(dataDir, 'begun.txt');
  const writeProgram = (ms: number) =>
    writeFile(
      program,
      `import { appendFileSync } from 'node:fs';
       import { basename } from 'node:path';
       const id = basename(JSON.parse(process.argv[2]).file);
       appendFileSync(${JSON.stringify(begun)}, id + '\\n');
       process.send({ done: 1, total: 2 });
       setTimeout(() => { process.send({ address: '/media/' + id.slice(0, 8) }); process.disconnect(); }, ${ms});`,
    );
  await writeProgram(takesMs);
  onTestFinished(() => rm(dataDir, { recursive: true, force: true }));
  const files = folderStore(dataDir);
  return {
    repositories,
    dataDir,
    files,
    program,
    writeProgram,
    begun: async () => (await readFile(begun, 'utf8').catch(() => '')).split('\n').filter(Boolean),
    start(log: (problem: string, cause: unknown) => void = console.error) {
      const work = startPictureWork({ repositories, files, program, log, rhythm: quick });
      onTestFinished(() => work.close());
      return work;
    },
    async upload() {
      const upload = await startUpload({ files, repositories });
      const background = '#2f6b46';
      await upload.write(
        await sharp({ create: { width: 9, height: 9, channels: 3, background } })
          .png()
          .toBuffer(),
      );
      expect(await upload.finish('whole', new Date())).toBeUndefined();
      return upload.id;
    },
    ready: (id: string) => readyPicture(repositories, `upload:${id}`),
  };
}
