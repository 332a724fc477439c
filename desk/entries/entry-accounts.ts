import { allowedAccounts } from '../../back-office/entries/allowed-accounts.ts';
import { findEntry } from '../../back-office/entries/edited-entry.ts';
import { wordsOfAccount } from '../../domain/entries/listed-fields.ts';
import type { MayName } from '../../domain/values/names-account.ts';
import type { DeskRequest } from '../layout/desk-context.ts';
import type { EditArea } from './edit-area.ts';

/** What an owner is about to publish that would lead money elsewhere; nothing for others, who are refused. */
export async function accountsToPublish<Item, Form extends object>(
  c: DeskRequest,
  area: EditArea<Item, Form>,
  { id, form }: { id: string | undefined; form: Form },
): Promise<string[]> {
  if (c.get('signedIn').person.role !== 'owner') return [];
  const reading = area.kind.itemFrom(id ?? 'new', form, { mayName: await allowedIn(c, area, id) });
  return reading.ok ? [] : Object.values(reading.problems).flatMap((each) => wordsOfAccount(each) ?? []);
}

/** Which words that lead money elsewhere someone may publish in an entry: an owner any, after a fresh proof. */
export async function mayNameInEntry<Item, Form extends object>(
  c: DeskRequest,
  area: EditArea<Item, Form>,
  id: string | undefined,
): Promise<MayName> {
  return c.get('signedIn').person.role === 'owner' ? () => true : allowedIn(c, area, id);
}

async function allowedIn<Item, Form extends object>(
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
