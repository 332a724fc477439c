import { fillIn } from '../../../domain/fill-in.ts';
import type { Person } from '../../../domain/person.ts';
import { addresses } from '../../addresses.ts';
import type { DeskRequest } from '../../desk-context.ts';
import { DeskButton } from '../../forms/desk-button.tsx';
import { renderDeskPage } from '../../layout/render-desk-page.tsx';

/** Answers with the question whether someone is to leave the staff: nothing brings them back but a new invitation. */
export function renderRemove(c: DeskRequest, { id, name }: Person): Response {
  const { people } = c.get('desk').messages;
  return renderDeskPage(c, {
    title: fillIn(people.sureTitle, { name }),
    back: { label: name, to: `${addresses.people}/${id}` },
    view: (
      <form method="post" className="grid max-w-prose gap-5">
        <p>{fillIn(people.person.removeText, { name })}</p>
        <DeskButton variant="danger" className="justify-self-start">
          {fillIn(people.sure, { name })}
        </DeskButton>
      </form>
    ),
  });
}
