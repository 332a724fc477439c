import type { Repositories } from '../../backend/repositories/create-repositories.ts';
import type { Content } from '../../content/schemas/content.ts';
import type { Text } from '../../content/texts/texts.ts';
import type { Actor } from '../actor.ts';
import { versionOf } from '../editing/version-of.ts';
import { logChange } from '../log/log-change.ts';
import { type EditedText, readEditedTexts, readPageDraft, versionOfTexts } from './edited-text.ts';
import { keepText } from './keep-text.ts';
import type { TextPageId } from './text-pages.ts';
import {
  checkTexts,
  type TextEditor,
  type TextProblem,
  tiedProblems,
  writableText,
} from './text-problems.ts';
import { sourceHash } from './translation-source.ts';

/** Which texts of a page someone edits, and their version as it was shown. */
export type SeenTexts = { page: TextPageId; texts: readonly Text[]; version: string };

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
  const { kept, problems } = checkTexts(values, actor);
  return repositories.inTransaction(async (inside): Promise<TextsResult> => {
    await inside.texts.lock();
    const edited = await readEditedTexts(inside, { ...seen, written });
    if (versionOfTexts(edited) !== seen.version) return { outcome: 'conflict', current: edited };
    const lengthOf = (id: string) => {
      const published = edited.find(({ text }) => text.id === id)?.published;
      return Array.isArray(published) ? published.length : 0;
    };
    const all = [...problems, ...tiedProblems(kept, lengthOf)];
    if (all.length > 0) return { outcome: 'invalid', problems: all };
    await change(inside, edited, kept);
    return { outcome: 'saved' };
  });
}

// The English as visitors read it from now on: it may be published at the same time.
function sourceHashWith({ source }: EditedText, kept: Values): string {
  if (!source) return '';
  return sourceHash(kept.has(source.text.id) ? kept.get(source.text.id) : source.english);
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

function differs(value: unknown, other: unknown, { id }: Text, kept: Values): boolean {
  return kept.has(id) && versionOf(value ?? null) !== versionOf(other ?? null);
}

function pick(kept: Values, edited: readonly EditedText[]): Map<string, unknown> {
  return new Map(edited.map(({ text }) => [text.id, kept.get(text.id) ?? null]));
}
