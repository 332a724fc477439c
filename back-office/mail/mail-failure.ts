import type { Repositories } from '../../backend/repositories/create-repositories.ts';

const NAME = 'last-mail-failure';

/** Keeps why e-mail could not be sent, in plain words and with the time; where there is no problem, forgets the last one. */
export async function recordMailFailure(
  { statuses }: Pick<Repositories, 'statuses'>,
  problem: string | undefined,
  now: Date,
): Promise<void> {
  if (problem === undefined) return statuses.remove(NAME);
  await statuses.write(NAME, JSON.stringify({ at: now.toISOString(), problem }));
}
