import type { Repositories } from '../../backend/repositories/create-repositories.ts';
import { isPathOfThisSite } from '../../domain/picture-address.ts';
import { uploadId } from '../../domain/picture-upload.ts';
import type { Actor } from '../actor.ts';
import { recordErasure } from '../erasure/record-erasure.ts';
import { logChange } from '../log/log-change.ts';
import { editEntry, type EditResult, type SeenEntry } from './edit-entry.ts';
import type { EditedKind, EditProblems } from './edited-kind.ts';
import { firstFreePlace } from './first-free-place.ts';
import { newEntryId } from './new-entry-id.ts';
import { readyForm } from './ready-form.ts';

/**
 * Shows visitors what is typed, once it has all that they see; pictures that are being made are waited for. A new entry
 * gets its id and comes last. A picture is one that was uploaded, one of this site, or one of the content's, which
 * `hasPicture` knows by its name. Not for a transaction.
 */
export async function publishEntry<Item, Form>(
  repositories: Repositories,
  kind: EditedKind<Item, Form>,
  actor: Actor,
  { form: typed, hasPicture, ...seen }: SeenEntry & { form: Form; hasPicture: (name: string) => boolean },
  now = new Date(),
): Promise<EditResult<Item, Form>> {
  const ready = await readyForm(repositories, kind, typed);
  const { form } = ready;
  const problems = { ...ready.problems, ...unknownPictures(kind, form, hasPicture) };
  return editEntry(repositories, kind, seen, async (inside, entry) => {
    const name = kind.nameOf(form);
    const id = entry?.id ?? (await newEntryId(inside, kind, name));
    const reading = kind.itemFrom(id, form);
    if (!reading.ok || Object.keys(problems).length > 0)
      return { outcome: 'incomplete', problems: { ...(!reading.ok && reading.problems), ...problems } };

    const position = entry?.position ?? (await firstFreePlace(inside, kind));
    await kind.listOf(inside).save([reading.item]);
    await kind.listOf(inside).place(new Map([[id, position]]));
    await inside.drafts.remove(kind.kind, id);
    const takenBack = entry?.published && kind.consentTakenBack?.(entry.published, reading.item);
    if (takenBack !== undefined) await recordErasure(inside, takenBack, id, now);
    const before = entry?.published && kind.formOf(entry.published);
    const after = kind.formOf(reading.item);
    await logChange(inside, actor, { action: 'publish', kind: kind.kind, id, name, before, after }, now);
    return { outcome: 'saved', id };
  });
}

function unknownPictures<Item, Form>(
  { mapPictures }: Pick<EditedKind<Item, Form>, 'mapPictures'>,
  form: Form,
  hasPicture: (name: string) => boolean,
): EditProblems {
  const problems: Record<string, string> = {};
  mapPictures(form, (value, path) => {
    const isKnown =
      value === '' || uploadId(value) !== undefined || isPathOfThisSite(value) || hasPicture(value);
    if (!isKnown) problems[path] = 'gone';
    return value;
  });
  return problems;
}
