import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { createRepositories } from '../../storage/create-repositories.ts';
import { createSqlite, type testEngines } from '../../storage/database/test-databases.ts';
import { takeReady } from '../../storage/database/test-ready-databases.ts';
import { folderStore } from '../../storage/files/file-store.ts';
import { asha, bag, logEntry, person } from '../../storage/test-records.ts';
import { openSiteData, type SiteData } from '../open-site-data.ts';
import { folderPlace } from './backup-folder.ts';
import { type BackupRunner, type Start, createBackupRunner } from './backup-runner.ts';

/** A clock that a test sets; it goes on by a second with each look, so that no two backups have one name. */
export function clock(start: string) {
  let time = Date.parse(start);
  return {
    now: () => new Date((time += 1000)),
    set: (to: string) => {
      time = Date.parse(to);
    },
  };
}

/** A site with a bag, its picture, a student, a person of the staff and a line in the log; `open` opens it as another process does. */
export async function openSite({ create, engine }: ReturnType<typeof testEngines>[number]) {
  const database = await takeReady(engine, create);
  const dataDir = engine === 'sqlite' ? database.place.dataDir : await emptyFolder();
  const place = { databaseUrl: database.place.url, dataDir };
  const open = async (): Promise<SiteData> => {
    const site = await openSiteData(place, console.error);
    onTestFinished(site.database.close);
    return site;
  };
  const repositories = createRepositories(database.db, console.error);
  const site: SiteData = { ...place, database, repositories, files: folderStore(place.dataDir) };
  await repositories.products.save([bag]);
  await repositories.publicStudents.save([asha]);
  await repositories.people.save(person);
  await repositories.log.add(logEntry, '2026-04-01T06:30:00.000Z');
  await putPicture(dataDir, 'bag');
  return { site, open, folder: join(dataDir, 'backups'), ...clock('2026-04-01T06:30:00.000Z') };
}

/** The site that `openSite` gives, with its clock. */
export type OpenedSite = Awaited<ReturnType<typeof openSite>>;

/** The runner of the backups of a site, in its folder. */
export function runnerOf({ site, folder, now }: OpenedSite, logged: string[] = []): BackupRunner {
  return createBackupRunner({
    site,
    place: folderPlace(folder),
    now,
    log: (problem) => logged.push(problem),
  });
}

/** A backup that was under way when its process was killed. */
export function writeKilledJob({ repositories }: SiteData, seenAt: string): Promise<void> {
  const job = { id: 'a', kind: 'backup', state: 'working', file: 'f', by: 'M', startedAt: seenAt, seenAt };
  return repositories.keyValues.write(
    'backup-job',
    JSON.stringify({ ...job, done: 1, total: 2, problem: '' }),
  );
}

/** Puts a picture file into a data folder. */
export async function putPicture(dataDir: string, name: string) {
  await mkdir(join(dataDir, `media/${name}-00000000`), { recursive: true });
  await writeFile(join(dataDir, `media/${name}-00000000/8x8-000000.jpg`), 'a picture');
}

/** A new folder, which is removed after the test. */
export async function emptyFolder(): Promise<string> {
  const { place, remove } = await createSqlite();
  onTestFinished(remove);
  return place.dataDir;
}

/** How a job ended, or why it did not begin. */
export async function ended(start: Start): Promise<string> {
  return start.state === 'started' ? start.ended : start.state;
}
