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
