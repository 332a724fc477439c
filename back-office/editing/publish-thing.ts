import type { Repositories } from '../../backend/repositories/create-repositories.ts';
import type { Actor } from '../actor.ts';
import { logChange } from '../log/log-change.ts';
import { editThing, type EditResult, type SeenThing } from './edit-thing.ts';
import type { EditedKind } from './edited-kind.ts';
import { firstFreePlace } from './first-free-place.ts';
import { newThingId } from './new-thing-id.ts';

/** Shows visitors what is typed, once it has all that they see. A new thing gets its id and comes last. */
export function publishThing<Item, Form>(
  repositories: Repositories,
  kind: EditedKind<Item, Form>,
  actor: Actor,
  { form, ...seen }: SeenThing & { form: Form },
  now = new Date(),
): Promise<EditResult<Item, Form>> {
  return editThing(repositories, kind, seen, async (inside, thing) => {
    const name = kind.nameOf(form);
    const id = thing?.id ?? (await newThingId(inside, kind, name));
    const reading = await kind.itemFrom(id, form, inside);
    if (!reading.ok) return { outcome: 'incomplete', problems: reading.problems };

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
