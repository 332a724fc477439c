import * as v from 'valibot';
import type { Repositories } from '../../backend/repositories/create-repositories.ts';

const NAME = 'last-mail-failure';

const failureSchema = v.pipe(v.string(), v.parseJson(), v.object({ at: v.string(), problem: v.string() }));

/** Why the last e-mail could not be sent, in plain words, and when (an ISO time). */
export type MailFailure = v.InferOutput<typeof failureSchema>;

/** The failure that was kept; undefined where the last e-mail was sent. */
export async function readMailFailure({
  statuses,
}: Pick<Repositories, 'statuses'>): Promise<MailFailure | undefined> {
  const reading = v.safeParse(failureSchema, await statuses.read(NAME));
  return reading.success ? reading.output : undefined;
}

/** Keeps why e-mail could not be sent, in plain words and with the time; where there is no problem, forgets the last one. */
export async function recordMailFailure(
  { statuses }: Pick<Repositories, 'statuses'>,
  problem: string | undefined,
  now: Date,
): Promise<void> {
  if (problem === undefined) return statuses.remove(NAME);
  await statuses.write(NAME, JSON.stringify({ at: now.toISOString(), problem }));
}
