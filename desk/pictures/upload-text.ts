import type { PictureJob } from '../../backend/repositories/staff/picture-job-repository.ts';
import type { DeskMessages } from '../../content/schemas/desk-messages.ts';
import { fillIn } from '../../domain/fill-in.ts';

/** Says how an upload stands, or why it was refused; undefined stands for one that is not there any more. */
export function uploadText(messages: DeskMessages['pictures'], job: PictureJob | undefined): string {
  if (!job) return messages.problems.gone;
  const { state, done, total, problem } = job;
  if (state === 'failed') return messages.problems[problem ?? 'damaged'];
  if (state === 'working' && total > 0) return fillIn(messages.states.working, { done, total });
  return state === 'done' ? messages.states.done : messages.states.waiting;
}
