import type { EditState } from '../../back-office/editing/edited-entry.ts';
import type { DeskMessages } from '../../content/schemas/desk-messages.ts';
import { StateLabel } from '../layout/state-label.tsx';

type EditStateProps = { messages: DeskMessages['editing']; state: EditState; isSoldOut?: boolean };

const tones = { draft: 'open', changed: 'waits' } as const;

/** Whether visitors see an entry, as a word. */
export function EditStateLabel({ messages: { states }, state, isSoldOut = false }: EditStateProps) {
  return (
    <span className="inline-flex flex-wrap gap-1.5">
      {isSoldOut && <StateLabel tone="open">{states.soldOut}</StateLabel>}
      {state !== 'published' && <StateLabel tone={tones[state]}>{states[state]}</StateLabel>}
      {/* An entry that is sold out and published says one thing. */}
      {state === 'published' && !isSoldOut && <span className="text-muted">{states.published}</span>}
    </span>
  );
}
