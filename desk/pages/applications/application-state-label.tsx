import type { DeskMessages } from '../../../content/schemas/desk-messages.ts';
import { type ApplicationState, isOpen } from '../../../domain/application-state.ts';
import { StateLabel } from '../../layout/state-label.tsx';

type ApplicationStateLabelProps = { messages: DeskMessages['applications']; state: ApplicationState };

/** The state of an application as a word. */
export function ApplicationStateLabel({ messages, state }: ApplicationStateLabelProps) {
  const tone = state === 'new' ? 'waits' : isOpen(state) ? 'open' : 'done';
  return <StateLabel tone={tone}>{messages.states[state]}</StateLabel>;
}
