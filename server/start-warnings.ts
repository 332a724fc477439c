import { resolve } from 'node:path';
import type { SiteData } from '../back-office/open-site-data.ts';
import type { Repositories } from '../storage/create-repositories.ts';
import type { Log } from './log.ts';
import type { Settings } from './settings.ts';

const LOOK_MS = 5000;

/**
 * Says in the log where the site is opened on a full disk, and, once it is not any more, that it is as usual again. Gives the
 * way to stop looking for that.
 */
export function warnOfFullDisk(
  { database, repositories, dataDir }: SiteData,
  log: Pick<Log, 'error' | 'info'>,
): () => void {
  if (!database.lacksRoom()) return () => {};
  log.error(
    `The disk of DATA_DIR=${resolve(dataDir)} is full. The site shows its pages; applications and what staff save are refused. ` +
      'Free some space on that disk: the site then takes them again by itself, without a restart.',
  );
  const look = async () => {
    // Any statement opens the database as usual where that is possible again.
    await repositories.revisions.current().catch(() => {});
    if (database.lacksRoom()) return;
    clearInterval(timer);
    log.info('The disk has room again: the database is open as usual.');
  };
  const timer = setInterval(() => void look(), LOOK_MS).unref();
  return () => clearInterval(timer);
}

/** Warns where the database has never held a product or student: it is new, or not the one that is meant. */
export async function warnOfNoEntries(
  { revisions }: Pick<Repositories, 'revisions'>,
  settings: Pick<Settings, 'DATABASE_URL' | 'DATA_DIR'>,
  log: Pick<Log, 'warn'>,
): Promise<void> {
  for (const name of ['products', 'home_products', 'students'] as const)
    if (!(await revisions.isNew(name))) return;
  log.warn(
    `The database ${databasePlace(settings)} has never held a product or student, and no samples were filled in. If that is the right ` +
      'place, add products in the desk or by the command products import, or set SAMPLE_DATA=on for samples.',
  );
}

/** Warns where the list of enrolled students is open to everyone and holds others than the samples. */
export async function warnOfOpenList(
  { publicStudents }: Pick<Repositories, 'publicStudents'>,
  log: Pick<Log, 'warn'>,
): Promise<void> {
  const real = await realStudents({ publicStudents });
  if (real.length === 0) return;
  log.warn(
    `ENROLLED_ACCESS is open: anyone reads the email, phone and address of ${real.length} students. ` +
      'Set it to masked, consented or closed unless that is meant.',
  );
}

/** Warns where a site before another backend has a database of its own that still holds people: staff of the backend neither see nor erase them. */
export async function warnOfLeftRows(
  repositories: Repositories,
  settings: Pick<Settings, 'DATABASE_URL' | 'DATA_DIR'>,
  log: Pick<Log, 'warn'>,
): Promise<void> {
  const { applications, bin } = await repositories.countRows();
  const students = (await realStudents(repositories)).length;
  if (applications + students + bin === 0) return;
  log.warn(
    `BACKEND_URL is set, and the database ${databasePlace(settings)} still holds ${applications} applications, ${students} students and ` +
      `${bin} entries in the bin. Staff don't see them, and what a family takes back at the backend is not taken back there. ` +
      'Move them to the backend, or remove that database.',
  );
}

async function realStudents({ publicStudents }: Pick<Repositories, 'publicStudents'>) {
  return (await publicStudents.all()).filter(({ email }) => !email.endsWith('@example.org'));
}

function databasePlace({ DATABASE_URL, DATA_DIR }: Pick<Settings, 'DATABASE_URL' | 'DATA_DIR'>): string {
  // The address of PostgreSQL holds a password.
  return DATABASE_URL === undefined ? `in DATA_DIR=${resolve(DATA_DIR)}` : 'at DATABASE_URL';
}
