import { ChangedMeanwhileError } from '../../../back-office/editing/changed-meanwhile-error.ts';
import type { StaffError } from '../../../back-office/staff-error.ts';
import type { DeskMessages } from '../../../content/schemas/desk-messages.ts';
import type { ApplicationState } from '../../../domain/application-state.ts';
import { fillIn } from '../../../domain/fill-in.ts';
import { refusalText } from '../../refusal-text.ts';

/** Why a change of an application was refused; of one that was changed meanwhile, what its state was and is. */
export function refusalOf(
  messages: Pick<DeskMessages, 'applications' | 'refusals'>,
  error: StaffError,
  { shown, current }: { shown: ApplicationState | undefined; current: ApplicationState },
): { title: string; text: string } {
  const { changed, refused, states } = messages.applications;
  if (!(error instanceof ChangedMeanwhileError))
    return { title: refused, text: refusalText(messages, error) };
  const values = { shown: shown ? states[shown] : '', current: states[current] };
  return { title: changed.title, text: fillIn(changed.text, values) };
}
