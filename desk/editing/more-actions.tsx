import type { EditedThing } from '../../back-office/editing/edited-thing.ts';
import type { DeskMessages } from '../../content/schemas/desk-messages.ts';
import { DeskButton } from '../forms/desk-button.tsx';
import type { EditArea } from './edit-area.ts';

type MoreActionsProps<Item, Form extends object> = {
  messages: DeskMessages;
  area: EditArea<Item, Form>;
  thing: EditedThing<Item, Form>;
};

/** What else can be done with a thing: each button keeps what is typed, as a draft. */
export function MoreActions<Item, Form extends object>({
  messages,
  area,
  thing,
}: MoreActionsProps<Item, Form>) {
  const { actions, more } = messages.editing;
  return (
    <section aria-label={more} className="grid gap-4 border-t-2 border-line pt-5">
      {area.Actions && <area.Actions messages={messages} thing={thing} />}
      <div className="flex flex-wrap gap-3">
        <DeskButton variant="secondary" name="action" value="move-up">
          {actions.moveUp}
        </DeskButton>
        <DeskButton variant="secondary" name="action" value="move-down">
          {actions.moveDown}
        </DeskButton>
      </div>
      <div className="flex flex-wrap gap-3">
        {thing.published !== undefined && (
          <DeskButton variant="secondary" name="action" value="unpublish">
            {actions.unpublish}
          </DeskButton>
        )}
        {thing.state === 'changed' && (
          <DeskButton variant="secondary" name="action" value="discard">
            {actions.discard}
          </DeskButton>
        )}
        <DeskButton variant="danger" name="action" value="move-to-bin">
          {actions.moveToBin}
        </DeskButton>
      </div>
    </section>
  );
}
