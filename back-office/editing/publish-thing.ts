import type { Repositories } from '../../backend/repositories/create-repositories.ts';
import type { Actor } from '../actor.ts';
import { logChange } from '../log/log-change.ts';
import { editThing, type EditResult, type SeenThing } from './edit-thing.ts';
import type { EditedKind } from './edited-kind.ts';
import { firstFreePlace } from './first-free-place.ts';
import { newThingId } from './new-thing-id.ts';
import { readyForm } from './ready-form.ts';

/**
 * Shows visitors what is typed, once it has all that they see; pictures that are being made are waited for. A new thing
 * gets its id and comes last. Not for a transaction.
 */
export async function publishThing<Item, Form>(
  repositories: Repositories,
  kind: EditedKind<Item, Form>,
  actor: Actor,
  { form: typed, ...seen }: SeenThing & { form: Form },
  now = new Date(),
): Promise<EditResult<Item, Form>> {
  const { form, problems } = await readyForm(repositories, kind, typed);
  return editThing(repositories, kind, seen, async (inside, thing) => {
    const name = kind.nameOf(form);
    const id = thing?.id ?? (await newThingId(inside, kind, name));
    const reading = kind.itemFrom(id, form);
    if (!reading.ok || Object.keys(problems).length > 0)
      return { outcome: 'incomplete', problems: { ...(!reading.ok && reading.problems), ...problems } };

    const position = thing?.position ?? (await firstFreePlace(inside, kind));
    await kind.listOf(inside).save([reading.item]);
    await kind.listOf(inside).place(new Map([[id, position]]));
    await inside.drafts.remove(kind.kind, id);
    const before = thing?.published && kind.formOf(thing.published);
    const after = kind.formOf(reading.item);
    await logChange(inside, actor, { action: 'publish', kind: kind.kind, id, name, before, after }, now);
    return { outcome: 'saved', id };
  });
}
