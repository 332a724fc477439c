import type { MayName } from '../../domain/values/names-account.ts';
import type { Repositories } from '../../storage/create-repositories.ts';
import type { StoredLogEntry } from '../../storage/log/log-repository.ts';
import type { Content } from '../../texts/schemas/content.ts';
import { isGuardedFact, withTextValue, type Text, texts as allTexts } from '../../texts/texts.ts';
import { type Actor, logChange } from '../log/log.ts';
import { RefusalError } from '../staff-error.ts';
import {
  type EditedText,
  isTranslationOutdated,
  readEditedTexts,
  readPageDraft,
  versionOfTexts,
} from './edited-text.ts';
import { filledAccounts } from './filled-accounts.ts';
import {
  type ShownContent,
  applyOverrides,
  isSameValue,
  shownContent,
  valueProblem,
} from './shown-content.ts';
import {
  type TextEditor,
  type TextProblem,
  checkTexts,
  readText,
  textName,
  tiedProblems,
  writableText,
} from './text-rules.ts';
import { hashOfSource } from './translations.ts';

/** Which texts of a page someone edits, and their version as it was shown. */
type SeenTexts = {
  page: string;
  texts: readonly Text[];
  version: string;
  /** Which words they may have though they look as if they led money elsewhere. */
  mayName?: MayName | undefined;
};

/** The outcome of a change. `invalid` and `conflict` have changed nothing; `current` is how the texts are now. */
export type TextsResult =
  | { outcome: 'saved' }
  | { outcome: 'invalid'; problems: readonly TextProblem[] }
  | { outcome: 'conflict'; current: readonly EditedText[] };

type Values = ReadonlyMap<string, unknown>;

/**
 * Keeps texts as a draft; visitors go on reading what is published. Values that are the published ones leave no draft.
 * `written` is the content of the files. Throws a StaffError for a text that the actor may not change.
 */
export function saveTextDraft(
  repositories: Repositories,
  actor: TextEditor,
  { values, ...seen }: SeenTexts & { values: Values },
  written: Content,
  now = new Date(),
): Promise<TextsResult> {
  return changeTexts(repositories, actor, { ...seen, values, written }, async (inside, edited, kept) => {
    const drafted = edited.filter(({ text, published }) => differs(kept.get(text.id), published, text, kept));
    await keepDraft(inside, actor, { ...seen, values: pick(kept, drafted) }, now);
    const changed = edited.filter(({ text, drafted: before }) =>
      differs(kept.get(text.id), before, text, kept),
    );
    if (changed.length === 0) return;
    const before = Object.fromEntries(changed.map(({ text, drafted: value }) => [text.id, value ?? null]));
    const after = Object.fromEntries(pick(kept, changed));
    const change = { action: 'save-draft', kind: 'text', id: seen.page, name: seen.page } as const;
    await logChange(inside, actor, { ...change, before, after }, now);
  });
}

/** Lets visitors read texts as they are typed, and removes their drafts. See `saveTextDraft`. */
export function publishTexts(
  repositories: Repositories,
  actor: TextEditor,
  { values, ...seen }: SeenTexts & { values: Values },
  written: Content,
  now = new Date(),
): Promise<TextsResult> {
  return changeTexts(repositories, actor, { ...seen, values, written }, async (inside, edited, kept) => {
    for (const each of edited)
      if (differs(kept.get(each.text.id), each.published, each.text, kept))
        await keepText(
          inside,
          actor,
          {
            ...each,
            value: kept.get(each.text.id),
            sourceHash: sourceHashWith(each, kept),
            action: 'publish',
          },
          now,
        );
    await keepDraft(inside, actor, { ...seen, values: new Map() }, now);
  });
}

/** Drops what is saved of these texts and not published. */
export function discardTextDraft(
  repositories: Repositories,
  actor: TextEditor,
  seen: SeenTexts,
  written: Content,
  now = new Date(),
): Promise<TextsResult> {
  return changeTexts(repositories, actor, { ...seen, values: new Map(), written }, async (inside, edited) => {
    await keepDraft(inside, actor, { ...seen, values: new Map() }, now);
    const dropped = edited.filter(({ hasDraft }) => hasDraft);
    const before = Object.fromEntries(dropped.map(({ text, drafted }) => [text.id, drafted ?? null]));
    const change = { action: 'discard-draft', kind: 'text', id: seen.page, name: seen.page } as const;
    if (dropped.length > 0) await logChange(inside, actor, { ...change, before }, now);
  });
}

function changeTexts(
  repositories: Repositories,
  actor: TextEditor,
  { values, written, ...seen }: SeenTexts & { values: Values; written: Content },
  change: (inside: Repositories, edited: readonly EditedText[], kept: Values) => Promise<void>,
): Promise<TextsResult> {
  for (const { id } of seen.texts) writableText(id, actor);
  const { kept, problems } = checkTexts(values, actor, seen.mayName);
  return repositories.inTransaction(async (inside): Promise<TextsResult> => {
    await inside.texts.lock();
    const edited = await readEditedTexts(inside, { ...seen, written });
    if (versionOfTexts(edited) !== seen.version) return { outcome: 'conflict', current: edited };
    const lengthOf = (id: string) => {
      const published = edited.find(({ text }) => text.id === id)?.published;
      return Array.isArray(published) ? published.length : 0;
    };
    const { written: shown } = applyOverrides(written, await inside.texts.all());
    const filled = filledAccounts(shown, kept, seen.mayName);
    const all = [...problems, ...tiedProblems(kept, lengthOf), ...filled];
    if (all.length > 0) return { outcome: 'invalid', problems: all };
    await change(inside, edited, kept);
    return { outcome: 'saved' };
  });
}

function differs(value: unknown, other: unknown, { id }: Text, kept: Values): boolean {
  return kept.has(id) && !isSameValue(value, other);
}

function pick(kept: Values, edited: readonly EditedText[]): Map<string, unknown> {
  return new Map(edited.map(({ text }) => [text.id, kept.get(text.id) ?? null]));
}

// The English as visitors read it from now on: it may be published at the same time.
function sourceHashWith({ source }: EditedText, kept: Values): string {
  if (!source) return '';
  return hashOfSource(kept.has(source.text.id) ? kept.get(source.text.id) : source.english);
}

// The drafts of other texts of the page stay.
async function keepDraft(
  inside: Repositories,
  actor: Actor,
  { page, texts, values }: SeenTexts & { values: Values },
  now: Date,
): Promise<void> {
  const before = await readPageDraft(inside, page);
  const mine = new Set(texts.map(({ id }) => id));
  const others = [...(before?.values ?? [])].filter(([id]) => !mine.has(id));
  const data = Object.fromEntries([...others, ...values]);
  if (Object.keys(data).length === 0) return inside.drafts.remove('text', page);
  await inside.drafts.save({
    kind: 'text',
    entryId: page,
    data: JSON.stringify(data),
    changedAt: now.toISOString(),
    changedBy: actor.name,
  });
}

/**
 * Says that a translation, `text` of the texts that were seen, fits its English, both as visitors read them; one that is not outdated
 * stays as it is. See `saveTextDraft`.
 */
export function confirmText(
  repositories: Repositories,
  actor: TextEditor,
  { text, ...seen }: SeenTexts & { text: Text },
  written: Content,
  now = new Date(),
): Promise<TextsResult> {
  return changeTexts(repositories, actor, { ...seen, values: new Map(), written }, async (inside, edited) => {
    const translation = edited.find((each) => each.text.id === text.id);
    if (!translation?.source || !isTranslationOutdated(translation)) return;
    const { published, source } = translation;
    const kept = { ...translation, value: published, sourceHash: hashOfSource(source.english) };
    await keepText(inside, actor, { ...kept, action: 'confirm' }, now);
  });
}

/** The version of a text to restore, by its id, or, where that is undefined, the text of the content's files. */
type RestoredText = {
  page: string;
  id: string;
  versionId: string | undefined;
  /** The version of the text as it was shown. */
  version: string;
  /** See SeenTexts. */
  mayName?: MayName | undefined;
};

/**
 * Lets visitors read an earlier version of a text again. Answers how the text is now where someone else has changed it
 * since; nothing is restored then. Throws a StaffError where the actor may not change the text, or the version is gone or
 * doesn't fit the site any more.
 */
export function restoreText(
  repositories: Repositories,
  actor: TextEditor,
  { page, id, versionId, version, mayName }: RestoredText,
  written: Content,
  now = new Date(),
): Promise<{ outcome: 'saved' } | { outcome: 'conflict'; current: EditedText }> {
  const text = writableText(id, actor);
  return repositories.inTransaction(async (inside) => {
    await inside.texts.lock();
    const [edited] = await readEditedTexts(inside, { page, texts: [text], written });
    if (!edited) throw new RefusalError('textUnknown');
    if (versionOfTexts([edited]) !== version) return { outcome: 'conflict', current: edited };
    const { value, sourceHash } = await valueToRestore(inside, edited, versionId);
    const problem =
      valueProblem(text, value) ??
      tiedProblems(new Map([[id, value]]), () => (edited.published as unknown[]).length)[0]?.reason;
    if (problem !== undefined) throw new RefusalError('versionUnfit');
    const { written: shown } = applyOverrides(written, await inside.texts.all());
    const filled = filledAccounts(shown, new Map([[id, value]]), mayName);
    if (filled.length > 0 || readText(text, value, mayName).issues.length > 0)
      throw new RefusalError('textOfOwners');
    const action = versionId === undefined ? 'reset' : 'restore';
    await keepText(inside, actor, { ...edited, value, sourceHash, action }, now);
    return { outcome: 'saved' };
  });
}

async function valueToRestore(
  { texts }: Repositories,
  { text, original, source }: EditedText,
  versionId: string | undefined,
): Promise<{ value: unknown; sourceHash: string }> {
  if (versionId === undefined) return { value: original, sourceHash: source?.hashInFiles ?? '' };
  const found = (await texts.versions(text.id)).find(({ id }) => id === versionId);
  if (!found) throw new RefusalError('versionGone');
  return found;
}

type KeptText = Pick<EditedText, 'text' | 'published' | 'original' | 'source'> & {
  /** The value that visitors read from now on; `null` leaves the text out. */
  value: unknown;
  /** The hash of the English that it is translated from, '' for what is no translation. */
  sourceHash: string;
  action: 'publish' | 'restore' | 'reset' | 'confirm';
};

/** Gives a text another value, with its version and its log entry; a value like the files' lets the files lead again. */
async function keepText(
  { texts, log }: Repositories,
  actor: Actor,
  { text, published, original, source, value, sourceHash, action }: KeptText,
  now: Date,
): Promise<void> {
  const { id } = text;
  const at = now.toISOString();
  const versions = await texts.versions(id);
  // So that what visitors read before the first change can be restored too.
  if (versions.length === 0)
    await texts.addVersion({
      textId: id,
      value: original ?? null,
      sourceHash: source?.hashInFiles ?? '',
      since: '',
      by: '',
    });
  const isOfFiles = isSameValue(value, original) && sourceHash === (source?.hashInFiles ?? '');
  if (isOfFiles) await texts.remove([id]);
  else
    await texts.save({
      id,
      value: value ?? null,
      sourceHash,
      original: original ?? null,
      changedAt: at,
      changedBy: actor.name,
    });
  await texts.addVersion({ textId: id, value: value ?? null, sourceHash, since: at, by: actor.name });
  const change = {
    kind: 'text',
    id,
    name: textName(text),
    before: published ?? null,
    after: value ?? null,
  } as const;
  await logChange({ log }, actor, { action, ...change }, now);
}

/** The content that visitors would read were the drafts of a page published; `shown` is the one that they read now. */
export async function withDrafts(
  repositories: Repositories,
  page: string,
  shown: ShownContent,
): Promise<ShownContent> {
  const overridden = applyOverrides(shown.texts.files, await repositories.texts.all());
  const draft = await readPageDraft(repositories, page);
  let { written } = overridden;
  for (const [id, value] of draft?.values ?? []) {
    const text = allTexts.get(id);
    if (text && text.changedBy !== 'files' && valueProblem(text, value) === undefined)
      written = withTextValue(written, text, value ?? undefined);
  }
  return shownContent({ ...overridden, written }, shown.galleryLeads ? shown.gallery : undefined);
}

const TOLD_MS = 7 * 24 * 60 * 60 * 1000;

/** The facts that only owners change: where calls, orders, worries and visitors go. */
const guardedFacts = [...allTexts.values()].filter(isGuardedFact);

/** The last change of each of the guarded facts within the last seven days, the newest first. */
export async function changedGuardedFacts(
  { log }: Pick<Repositories, 'log'>,
  now: Date,
): Promise<StoredLogEntry[]> {
  const from = new Date(now.getTime() - TOLD_MS).toISOString();
  const last = await Promise.all(
    guardedFacts.map(({ id }) => log.page({ kind: 'text', entryId: id, from }, { offset: 0, limit: 1 })),
  );
  return last.flat().toSorted((one, other) => other.at.localeCompare(one.at));
}
