import type { Repositories } from '../../storage/create-repositories.ts';
import type { ConsentedKind, EditedKind } from '../entries/edited-entry.ts';
import { type Actor, logChange } from '../log/log.ts';
import { isWritten } from './taken-back.ts';

/** The two parts of an entry: the item that visitors see, if any, and the form as it shows. */
type Held<Item, Form> = { published: Item | undefined; form: Form };

/**
 * Notes that a consent was taken back where an entry, undefined for a new one, has one and afterwards none, and takes it from all
 * that visitors see of the same picture or maker. Call it in the transaction, once the list is locked and the entry saved. It is
 * the consent of what is published, else the draft's: a draft alone ends no consent with which visitors see the entry. Gives the
 * names of the other entries.
 */
export async function recordTakenBack<Item, Form>(
  inside: Repositories,
  kind: EditedKind<Item, Form>,
  actor: Actor,
  entry: (Held<Item, Form> & { id: string }) | undefined,
  afterwards: Held<Item, Form>,
  now: Date,
): Promise<string[]> {
  const { consent } = kind;
  if (!consent || !entry) return [];
  const consentOf = ({ published, form }: Held<Item, Form>) =>
    consent.inForm(
      published !== undefined && consent.of(published) !== 'missing' ? kind.formOf(published) : form,
    );
  const [before, after] = [consentOf(entry), consentOf(afterwards)];
  if (!isWritten(before) || isWritten(after) || after.consentGivenBy === 'nobody') return [];
  return takeBack(inside, { ...kind, consent }, actor, { id: entry.id, whose: before.whose }, now);
}

/**
 * Notes that the consent of an entry was taken back, and takes it from what visitors see in other entries of `whose` picture or
 * maker it is, with a line in the log for each; gives their names. Call it in the transaction, once the list is locked.
 */
export async function takeBack<Item, Form>(
  inside: Repositories,
  kind: ConsentedKind<Item, Form>,
  actor: Actor,
  { id, whose }: { id: string; whose: readonly string[] },
  now: Date,
): Promise<string[]> {
  const { consent, idOf, listOf } = kind;
  const others = (await listOf(inside).all()).filter(
    (item) =>
      idOf(item) !== id &&
      consent.of(item) !== 'missing' &&
      consent.whose(item).some((each) => whose.includes(each)),
  );
  // An older backup would bring it back.
  for (const each of [id, ...others.map(idOf), ...whose]) await inside.erasures.note(consent.kind, each, now);
  if (others.length > 0) await listOf(inside).save(others.map(consent.without));
  const nameOf = (item: Item) => kind.nameOf(kind.formOf(item));
  for (const item of others) {
    const change = { action: 'withdraw-consent', kind: kind.kind, id: idOf(item), name: nameOf(item) };
    await logChange(inside, actor, { ...change, before: consent.of(item), after: 'missing' }, now);
  }
  return others.map(nameOf);
}
