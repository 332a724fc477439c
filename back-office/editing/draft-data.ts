import * as v from 'valibot';
import type { StoredDraft } from '../../backend/repositories/staff/draft-repository.ts';
import type { EditedKind } from './edited-kind.ts';

const storedSchema = v.object({ form: v.unknown(), position: v.number() });

/** The data of a draft; `position` is its place in the list, should nothing of it be published. */
export type DraftData<Form> = { form: Form; position: number };

/** Reads the data of a stored draft. */
export function readDraft<Item, Form>(
  { formSchema }: EditedKind<Item, Form>,
  draft: Pick<StoredDraft, 'data'>,
): DraftData<Form> {
  const { form, position } = v.parse(v.pipe(v.string(), v.parseJson(), storedSchema), draft.data);
  return { form: v.parse(formSchema, form), position };
}

/** The JSON that a draft keeps; `readDraft` reads it. */
export function draftJson<Form>({ form, position }: DraftData<Form>): string {
  return JSON.stringify({ form, position });
}
