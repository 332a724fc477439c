import type { EditState } from '../../back-office/editing/edited-entry.ts';
import type { DeskMessages } from '../../content/schemas/desk-messages.ts';
import { StateLabel } from '../layout/state-label.tsx';

type EditStateProps = {
  messages: DeskMessages['editing'];
  state: EditState;
  isSoldOut?: boolean;
  /** Why visitors don't see what is published; undefined where they do. */
  notShown?: string | undefined;
};

const tones = { draft: 'open', changed: 'waits' } as const;

/** Whether visitors see an entry, as a word. */
export function EditStateLabel({ messages: { states }, state, isSoldOut = false, notShown }: EditStateProps) {
  return (
    <span className="inline-flex flex-wrap gap-1.5">
      {isSoldOut && <StateLabel tone="open">{states.soldOut}</StateLabel>}
      {notShown !== undefined && <StateLabel tone="waits">{notShown}</StateLabel>}
      {state !== 'published' && <StateLabel tone={tones[state]}>{states[state]}</StateLabel>}
      {/* An entry that is sold out and published says one thing. */}
      {state === 'published' && !isSoldOut && notShown === undefined && (
        <span className="text-muted">{states.published}</span>
      )}
    </span>
  );
}
