import { isPathOfThisSite } from '../../domain/pictures/picture-address.ts';
import { uploadId } from '../../domain/pictures/picture-upload.ts';
import { idFromName } from '../../domain/values/entry-id.ts';
import { isReservedId } from '../../domain/values/entry-id.ts';
import { latinFromDevanagari } from '../../domain/values/latin-from-devanagari.ts';
import type { MayName } from '../../domain/values/names-account.ts';
import type { Repositories } from '../../storage/create-repositories.ts';
import type { FileStore } from '../../storage/files/file-store.ts';
import { recordTakenBack } from '../consents/record-taken-back.ts';
import { OF_ANOTHER, consentFor, consentProblem, keptOfAnother } from '../consents/taken-back.ts';
import { type Actor, logChange } from '../log/log.ts';
import { readyPicture } from '../pictures/uploads.ts';
import {
  type EditProblems,
  type EditedEntry,
  type EditedKind,
  draftJson,
  findEntry,
  firstFreePlace,
  isSameForm,
  filesInForm,
  versionOfEntry,
} from './edited-entry.ts';

/**
 * Which entry is edited (undefined for a new one), and its version as the editor saw it ('' for a new one). `consentFor` says for
 * whom the consent of before was confirmed.
 */
export type SeenEntry = { id: string | undefined; version: string; consentFor?: string };

/**
 * The outcome of an edit; only `saved` has written anything. `conflict`: the entry is another than the one that was
 * seen; `current` is how it is now, undefined where it is gone. `incomplete`: something that visitors see is still
 * missing, or the consent of before is to be confirmed for the picture or the maker of now.
 */
export type EditResult<Item, Form> =
  | { outcome: 'saved'; id: string }
  | { outcome: 'conflict'; current: EditedEntry<Item, Form> | undefined }
  | { outcome: 'incomplete'; problems: EditProblems };

/**
 * Keeps what is typed as a draft; visitors go on seeing what is published. A new entry gets its id and comes last. A form
 * that is the same as what is published leaves no draft.
 */
export async function saveDraft<Item, Form>(
  repositories: Repositories,
  kind: EditedKind<Item, Form>,
  actor: Actor,
  { form: typed, ...seen }: SeenEntry & { form: Form },
  now = new Date(),
): Promise<EditResult<Item, Form>> {
  // Later the upload may be forgotten, and its picture with it.
  const { form } = await readyForm(repositories, kind, typed, 0);
  return editEntry(repositories, kind, { ...seen, form: typed }, async (inside, entry) => {
    const name = kind.nameOf(form);
    const id = entry?.id ?? (await newEntryId(inside, kind, name));
    if (entry && isSameForm(kind, entry.form, form)) return { outcome: 'saved', id };

    if (entry?.published && isSameForm(kind, kind.formOf(entry.published), form))
      await inside.drafts.remove(kind.kind, id);
    else {
      const position = entry?.position ?? (await firstFreePlace(inside, kind));
      const data = draftJson({ form, position });
      const changed = { changedAt: now.toISOString(), changedBy: actor.name };
      await inside.drafts.save({ kind: kind.kind, entryId: id, data, ...changed });
    }
    await recordTakenBack(inside, kind, actor, entry, { published: entry?.published, form }, now);
    const change = { action: 'save-draft', kind: kind.kind, id, name, before: entry?.form, after: form };
    await logChange(inside, actor, change, now);
    return { outcome: 'saved', id };
  });
}

/** Drops the changes of a published entry that are not published; one that was never published is a conflict: `binEntry` is for it. */
export function discardDraft<Item, Form>(
  repositories: Repositories,
  kind: EditedKind<Item, Form>,
  actor: Actor,
  seen: SeenEntry,
  now = new Date(),
): Promise<EditResult<Item, Form>> {
  return editEntry(repositories, kind, seen, async (inside, entry) => {
    if (!entry?.published) return { outcome: 'conflict', current: entry };
    const { id, draft, published } = entry;
    await inside.drafts.remove(kind.kind, id);
    const after = kind.formOf(published);
    const change = { action: 'discard-draft', kind: kind.kind, id, name: kind.nameOf(after) };
    if (draft) await logChange(inside, actor, { ...change, before: draft.form, after }, now);
    return { outcome: 'saved', id };
  });
}

/**
 * Shows visitors what is typed, once it has all that they see; pictures that are being made are waited for. A new entry
 * gets its id and comes last. A picture is one that was uploaded, one of this site, one that visitors see already, or one of the
 * content's, which `hasPicture` knows by its name. A consent that was taken back is a problem of its day. `mayName` says which
 * words it may have though they look as if they led money elsewhere. Not for a transaction.
 */
export async function publishEntry<Item, Form>(
  repositories: Repositories,
  kind: EditedKind<Item, Form>,
  actor: Actor,
  {
    form: typed,
    hasPicture,
    mayName,
    ...seen
  }: SeenEntry & { form: Form; hasPicture: (name: string) => boolean; mayName?: MayName },
  now = new Date(),
): Promise<EditResult<Item, Form>> {
  const ready = await readyForm(repositories, kind, typed);
  const { form } = ready;
  return editEntry(repositories, kind, { ...seen, form: typed }, async (inside, entry) => {
    const name = kind.nameOf(form);
    const id = entry?.id ?? (await newEntryId(inside, kind, name));
    const reading = kind.itemFrom(id, form, { published: entry?.published, mayName });
    const before = entry?.published && kind.formOf(entry.published);
    const problems = {
      ...ready.problems,
      ...unknownPictures(kind, { form, before, hasPicture }),
      ...(reading.ok && (await consentProblem(inside, kind.consent, id, reading.item))),
    };
    if (!reading.ok || Object.keys(problems).length > 0)
      return { outcome: 'incomplete', problems: { ...(!reading.ok && reading.problems), ...problems } };

    const position = entry?.position ?? (await firstFreePlace(inside, kind));
    await kind.listOf(inside).save([reading.item]);
    await kind.listOf(inside).place(new Map([[id, position]]));
    await inside.drafts.remove(kind.kind, id);
    await recordTakenBack(inside, kind, actor, entry, { published: reading.item, form }, now);
    const after = kind.formOf(reading.item);
    await logChange(inside, actor, { action: 'publish', kind: kind.kind, id, name, before, after }, now);
    return { outcome: 'saved', id };
  });
}

/** Takes an entry off the site; what is typed stays as a draft at its place. */
export function unpublishEntry<Item, Form>(
  repositories: Repositories,
  kind: EditedKind<Item, Form>,
  actor: Actor,
  { form, ...seen }: SeenEntry & { form: Form },
  now = new Date(),
): Promise<EditResult<Item, Form>> {
  return editEntry(repositories, kind, { ...seen, form }, async (inside, entry) => {
    if (!entry?.published) return { outcome: 'conflict', current: entry };
    const { id, position, published } = entry;
    const data = draftJson({ form, position });
    const changed = { changedAt: now.toISOString(), changedBy: actor.name };
    await kind.listOf(inside).remove([id]);
    await recordTakenBack(inside, kind, actor, entry, { published: undefined, form }, now);
    await inside.drafts.save({ kind: kind.kind, entryId: id, data, ...changed });
    const change = { action: 'unpublish', kind: kind.kind, id, name: kind.nameOf(form), after: form };
    await logChange(inside, actor, { ...change, before: kind.formOf(published) }, now);
    return { outcome: 'saved', id };
  });
}

/**
 * Runs `work` in one transaction with the entry as it is, undefined for a new one, unless it was changed since it was seen, or
 * what was typed (`form`) has the consent of another picture or maker. No other edit of its kind happens meanwhile.
 */
export function editEntry<Item, Form>(
  repositories: Repositories,
  kind: EditedKind<Item, Form>,
  { id, version, form, consentFor: confirmed }: SeenEntry & { form?: Form },
  work: (inside: Repositories, entry: EditedEntry<Item, Form> | undefined) => Promise<EditResult<Item, Form>>,
): Promise<EditResult<Item, Form>> {
  return repositories.inTransaction(async (inside) => {
    await kind.listOf(inside).lock();
    if (id === undefined) return work(inside, undefined);
    const current = await findEntry(inside, kind, id);
    if (!current || versionOfEntry(kind, current) !== version) return { outcome: 'conflict', current };
    const { consent } = kind;
    const kept = form && keptOfAnother(consent, current.form, form);
    if (form && kept !== undefined && confirmed !== consentFor(consent, form))
      return { outcome: 'incomplete', problems: { [kept]: OF_ANOTHER } };
    return work(inside, current);
  });
}

/** An id made of the name that no entry of the kind has, in the bin neither. */
async function newEntryId<Item, Form>(
  repositories: Repositories,
  kind: EditedKind<Item, Form>,
  name: string,
): Promise<string> {
  const binned = new Set((await repositories.bin.all(kind.kind)).map(({ entryId }) => entryId));
  const isTaken = async (id: string) =>
    isReservedId(id) ||
    binned.has(id) ||
    (await kind.listOf(repositories).find(id)) !== undefined ||
    (await repositories.drafts.find(kind.kind, id)) !== undefined;
  const first = idFromName(latinFromDevanagari(name)) || kind.kind;
  for (let number = 1; ; number += 1) {
    const id = number === 1 ? first : `${first}-${number}`;
    if (!(await isTaken(id))) return id;
  }
}

/** A form with the addresses of its uploaded pictures, and what is wrong with those that have none. */
type ReadyForm<Form> = { form: Form; problems: EditProblems };

/** Puts addresses in place of the pictures that were uploaded; waits at most `timeoutMs` for them. Not for a transaction. */
export async function readyForm<Item, Form>(
  repositories: Pick<Repositories, 'pictureJobs'>,
  kind: Pick<EditedKind<Item, Form>, 'mapFiles'>,
  form: Form,
  timeoutMs?: number,
): Promise<ReadyForm<Form>> {
  const ready = await Promise.all(
    [...filesInForm(kind, form)].map(async ([path, value]) => ({
      path,
      value,
      picture: await readyPicture(repositories, value, timeoutMs),
    })),
  );
  const addresses = new Map(ready.map(({ value, picture }) => [value, picture.ok ? picture.address : value]));
  const problems = ready.flatMap(({ path, picture }) =>
    picture.ok ? [] : [[path, picture.problem] as const],
  );
  return {
    form: kind.mapFiles(form, (value) => addresses.get(value) ?? value),
    problems: Object.fromEntries(problems),
  };
}

/**
 * The form without addresses of pictures and other files that are not there; those that the entry has already stay. No page sends
 * such an address, and backups would fail for it.
 */
export async function withoutLostFiles<Item, Form>(
  repositories: Repositories,
  files: Pick<FileStore, 'find'>,
  kind: EditedKind<Item, Form>,
  { id, form }: { id: string | undefined; form: Form },
): Promise<Form> {
  const entry = id === undefined ? undefined : await findEntry(repositories, kind, id);
  const before = entry ? [entry.form, ...(entry.published ? [kind.formOf(entry.published)] : [])] : [];
  const kept = new Set(before.flatMap((each) => [...filesInForm(kind, each).values()]));
  const lost = new Set<string>();
  for (const file of filesInForm(kind, form).values())
    if (file.startsWith('/media/') && !kept.has(file) && !(await files.find(file.slice(1)))) lost.add(file);
  return kind.mapFiles(form, (file) => (lost.has(file) ? '' : file));
}

function unknownPictures<Item, Form>(
  kind: Pick<EditedKind<Item, Form>, 'mapFiles'>,
  { form, before, hasPicture }: { form: Form; before: Form | undefined; hasPicture(name: string): boolean },
): EditProblems {
  const kept = new Set(before && filesInForm(kind, before).values());
  const isKnown = (value: string) =>
    value === '' ||
    uploadId(value) !== undefined ||
    isPathOfThisSite(value) ||
    kept.has(value) ||
    hasPicture(value);
  const unknown = [...filesInForm(kind, form)].filter(([, value]) => !isKnown(value));
  return Object.fromEntries(unknown.map(([path]) => [path, 'gone']));
}
