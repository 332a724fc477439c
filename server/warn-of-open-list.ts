import type { Repositories } from '../backend/repositories/create-repositories.ts';
import type { Log } from './log.ts';

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
