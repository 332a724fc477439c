import { resolve } from 'node:path';
import type { Repositories } from '../backend/repositories/create-repositories.ts';
import type { Log } from './log.ts';
import type { Settings } from './settings.ts';

/** Warns where the database has never held a product or student: it is new, or not the one that is meant. */
export async function warnOfNoEntries(
  { revisions }: Pick<Repositories, 'revisions'>,
  { DATABASE_URL, DATA_DIR }: Pick<Settings, 'DATABASE_URL' | 'DATA_DIR'>,
  log: Pick<Log, 'warn'>,
): Promise<void> {
  for (const name of ['products', 'home_products', 'students'] as const)
    if (!(await revisions.isNew(name))) return;
  // The address of PostgreSQL holds a password.
  const place = DATABASE_URL === undefined ? `in DATA_DIR=${resolve(DATA_DIR)}` : 'at DATABASE_URL';
  log.warn(
    `The database ${place} has never held a product or student, and no samples were filled in. If that is the right ` +
      'place, add products in the desk or by the command products import, or set SAMPLE_DATA=on for samples.',
  );
}

/** Warns where the list of enrolled students is open to everyone and holds others than the samples. */
export async function warnOfOpenList(
  { publicStudents }: Pick<Repositories, 'publicStudents'>,
  log: Pick<Log, 'warn'>,
): Promise<void> {
  const real = (await publicStudents.all()).filter(({ email }) => !email.endsWith('@example.org'));
  if (real.length === 0) return;
  log.warn(
    `ENROLLED_ACCESS is open: anyone reads the email, phone and address of ${real.length} students. ` +
      'Set it to masked, consented or closed unless that is meant.',
  );
}
