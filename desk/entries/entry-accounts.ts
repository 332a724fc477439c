import { allowedAccounts } from '../../back-office/entries/allowed-accounts.ts';
import { readyForm } from '../../back-office/entries/edit-entry.ts';
import { findEntry, isForOwners } from '../../back-office/entries/edited-entry.ts';
import type { MayName } from '../../domain/values/names-account.ts';
import type { DeskRequest } from '../layout/desk-context.ts';
import type { EditArea } from './edit-area.ts';

/**
 * Whether what an owner is about to publish is in order but for what only an owner may publish, after a fresh proof: words that would
 * lead money elsewhere, or a new file. Uploads are waited for.
 */
export async function needsProof<Item, Form extends object>(
  c: DeskRequest,
  area: EditArea<Item, Form>,
  { id, form }: { id: string | undefined; form: Form },
): Promise<boolean> {
  if (c.get('signedIn').person.role !== 'owner') return false;
  const { repositories } = c.get('desk');
  const { kind } = area;
  const published = id === undefined ? undefined : (await findEntry(repositories, kind, id))?.published;
  const ready = await readyForm(repositories, kind, form);
  const mayName = await allowedIn(c, area, id);
  const reading = kind.itemFrom(id ?? kind.kind, ready.form, { published, mayName });
  if (reading.ok) return false;
  const problems = [...Object.values(ready.problems), ...Object.values(reading.problems)];
  return problems.every(isForOwners);
}

/** Which words that lead money elsewhere, and which files, someone may publish in an entry: an owner any, after a fresh proof. */
export async function mayNameInEntry<Item, Form extends object>(
  c: DeskRequest,
  area: EditArea<Item, Form>,
  id: string | undefined,
): Promise<MayName> {
  return c.get('signedIn').person.role === 'owner' ? () => true : allowedIn(c, area, id);
}

/** Those that anybody on staff may publish. */
export async function allowedIn<Item, Form extends object>(
  c: DeskRequest,
  { kind }: EditArea<Item, Form>,
  id: string | undefined,
): Promise<MayName> {
  const { repositories, content } = c.get('desk');
  const entry = id === undefined ? undefined : await findEntry(repositories, kind, id);
  const published = entry?.published;
  return allowedAccounts(
    (mayName) => {
      if (published) kind.itemFrom(id ?? '', kind.formOf(published), { published, mayName });
    },
    (await content()).facts,
  );
}
