import * as v from 'valibot';
import type { Repositories } from '../../backend/repositories/create-repositories.ts';
import { type MailProblem, mailProblemSchema } from './mail-problem.ts';

const NAME = 'last-mail-failure';

const failureSchema = v.object({ at: v.string(), problem: mailProblemSchema });

/** Why email could not be sent, and when (an ISO time). */
export type MailFailure = v.InferOutput<typeof failureSchema>;

type KeyValues = Pick<Repositories, 'keyValues'>;

/** The last failure, where no email was sent since. */
export async function readMailFailure({ keyValues }: KeyValues): Promise<MailFailure | undefined> {
  const json = await keyValues.read(NAME);
  const reading = v.safeParse(v.pipe(v.string(), v.parseJson(), failureSchema), json);
  return reading.success ? reading.output : undefined;
}

/** Keeps why email could not be sent; where there is no problem, forgets the last one. */
export async function recordMailFailure(
  { keyValues }: KeyValues,
  problem: MailProblem | undefined,
  now: Date,
): Promise<void> {
  if (problem === undefined) return keyValues.remove(NAME);
  await keyValues.write(NAME, JSON.stringify({ at: now.toISOString(), problem }));
}
