import type { Repositories } from '../../backend/repositories/create-repositories.ts';
import { applicantName } from '../../domain/admission.ts';
import type { Application } from '../../domain/application.ts';
import type { Actor } from '../actor.ts';
import { type Change, logChange } from '../log/log-change.ts';

/** Writes to the log what was done to an application, with its reference and the applicant's name. */
export function logApplication(
  repositories: Pick<Repositories, 'log'>,
  actor: Actor,
  application: Application & { reference: string },
  change: Pick<Change, 'action' | 'before' | 'after'>,
  now: Date,
): Promise<void> {
  const { reference } = application;
  const name = applicantName(application);
  return logChange(repositories, actor, { ...change, kind: 'application', id: reference, name }, now);
}
