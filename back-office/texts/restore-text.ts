import type { Repositories } from '../../backend/repositories/create-repositories.ts';
import type { Content } from '../../content/schemas/content.ts';
import { RefusalError } from '../refusal-error.ts';
import { valueProblem } from './apply-overrides.ts';
import { type EditedText, readEditedTexts, versionOfTexts } from './edited-text.ts';
import { keepText } from './keep-text.ts';
import type { TextPageId } from './text-pages.ts';
import { type TextEditor, tiedProblems, writableText } from './text-problems.ts';

/** The version of a text to restore, by its id, or, where that is undefined, the text of the content's files. */
export type RestoredText = {
  page: TextPageId;
  id: string;
  versionId: string | undefined;
  /** The version of the text as it was shown. */
  version: string;
};

/**
 * Lets visitors read an earlier version of a text again. Answers how the text is now where someone else has changed it
 * since; nothing is restored then. Throws a StaffError where the actor may not change the text, or the version is gone or
 * doesn't fit the site any more.
 */
export function restoreText(
  repositories: Repositories,
  actor: TextEditor,
  { page, id, versionId, version }: RestoredText,
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
