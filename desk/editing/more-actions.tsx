import type { EditedEntry } from '../../back-office/editing/edited-entry.ts';
import type { DeskMessages } from '../../content/schemas/desk-messages.ts';
import { DeskButton } from '../forms/desk-button.tsx';

type MoreActionsProps<Item, Form> = { messages: DeskMessages['editing']; entry: EditedEntry<Item, Form> };

/** The other actions on an entry: each button keeps what is typed, as a draft. */
export function MoreActions<Item, Form>({ messages, entry }: MoreActionsProps<Item, Form>) {
  const { actions, more } = messages;
  const button = (value: string, label: string) => (
    <DeskButton variant={value === 'move-to-bin' ? 'danger' : 'secondary'} name="action" value={value}>
      {label}
    </DeskButton>
  );
  return (
    <section aria-label={more} className="flex flex-wrap gap-3">
      {button('move-up', actions.moveUp)}
      {button('move-down', actions.moveDown)}
      {entry.published !== undefined && button('unpublish', actions.unpublish)}
      {entry.state === 'changed' && button('discard', actions.discard)}
      {button('move-to-bin', actions.moveToBin)}
    </section>
  );
}
