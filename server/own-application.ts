import {
  isOwnApplication,
  newApplicationKey,
  referenceOfKey,
  takeStepByKey,
} from '../back-office/hostel/own-application.ts';
import { tokenHash } from '../back-office/people/secret-token.ts';
import { typedReference } from '../domain/hostel/application-reference.ts';
import type { OwnStep } from '../domain/hostel/own-application.ts';
import type { Repositories } from '../storage/create-repositories.ts';
import type { Limits } from '../storage/limits/limits.ts';
import type { OwnApplicationCalls } from '../web/page-context.ts';

const limitOf = {
  show: 'viewsByKey',
  download: 'stepsByKey',
  correct: 'stepsByKey',
  withdraw: 'decisionsByKey',
  reopen: 'decisionsByKey',
  'leave-list': 'decisionsByKey',
  erase: 'decisionsByKey',
} as const satisfies Record<OwnStep['name'], string>;

/**
 * The calls of a family's own page, for a visitor from that address. What fails is limited by address. Openings that succeed are
 * limited by application, once it is known to be the family's own, and steps by key: who has found a key can't keep the family
 * from opening its application again and deciding about it. A key can't be guessed, so one that is unknown is not counted.
 */
export function ownApplicationCalls(
  address: string,
  { repositories, limits }: { repositories: Repositories; limits: Limits },
): OwnApplicationCalls {
  return {
    async open(credentials) {
      const attempt = { openingAddress: address };
      const attemptWait = await limits.take(attempt);
      if (attemptWait > 0) return { waitSeconds: attemptWait };
      if (!(await isOwnApplication(repositories, credentials))) return undefined;
      await limits.giveBack(attempt);
      const reference = typedReference(credentials.reference);
      const waitSeconds = await limits.take({ openedApplication: reference });
      return waitSeconds > 0 ? { waitSeconds } : { key: await newApplicationKey(repositories, reference) };
    },

    async take(key, step) {
      const reference = await referenceOfKey(repositories, key);
      if (reference === undefined) return undefined;
      // Who types a phone number may guess the present one, as who opens the application does.
      const attempt = step.name === 'correct' ? { openingAddress: address } : {};
      const waitSeconds = await limits.take({ ...attempt, [limitOf[step.name]]: tokenHash(key) });
      if (waitSeconds > 0) return { waitSeconds };
      const result = await takeStepByKey(repositories, key, step);
      if (result?.refusal !== 'unproved') await limits.giveBack(attempt);
      return result;
    },
  };
}
