import type { Placed } from '../../backend/repositories/catalogue-repository.ts';
import type { StoredDraft } from '../../backend/repositories/staff/draft-repository.ts';
import { readDraft } from './draft-data.ts';
import type { EditedKind } from './edited-kind.ts';
import { versionOf } from './version-of.ts';

/** Visitors see it; nobody sees it yet; or visitors see an earlier form of it. */
export type EditState = 'published' | 'draft' | 'changed';

/** An entry as staff edit it. */
export type EditedEntry<Item, Form> = {
  id: string;
  state: EditState;
  /** The item that visitors see, if any. */
  published: Item | undefined;
  /** The form that was saved as a draft and is not published, with who saved it and when (an ISO time). */
  draft: { form: Form; changedAt: string; changedBy: string } | undefined;
  /** The form as it shows: the draft, or the published item. */
  form: Form;
  /** Its place among all of its kind: the lower number comes first. */
  position: number;
};

/** An entry, made of what is stored of it; undefined where nothing is. */
export function editedEntry<Item, Form>(
  kind: EditedKind<Item, Form>,
  id: string,
  placed: Placed<Item> | undefined,
  stored: StoredDraft | undefined,
): EditedEntry<Item, Form> | undefined {
  if (!stored) {
    if (!placed) return undefined;
    const { item, position } = placed;
    return { id, state: 'published', published: item, draft: undefined, form: kind.formOf(item), position };
  }
  const { form, position } = readDraft(kind, stored);
  const { changedAt, changedBy } = stored;
  return {
    id,
    state: placed ? 'changed' : 'draft',
    published: placed?.item,
    draft: { form, changedAt, changedBy },
    form,
    position: placed?.position ?? position,
  };
}

/** The version of an entry as it is now; its place is no part of it. */
export function versionOfEntry<Item, Form>(
  kind: EditedKind<Item, Form>,
  { published, draft }: EditedEntry<Item, Form>,
): string {
  return versionOf({ published: published && kind.formOf(published), draft: draft?.form });
}
