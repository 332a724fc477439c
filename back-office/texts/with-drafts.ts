import type { Repositories } from '../../backend/repositories/create-repositories.ts';
import { withTextValue } from '../../content/texts/text-value.ts';
import { texts } from '../../content/texts/texts.ts';
import { applyOverrides, valueProblem } from './apply-overrides.ts';
import { readPageDraft } from './edited-text.ts';
import { shownContent, type ShownContent } from './shown-content.ts';
import type { TextPageId } from './text-pages.ts';

/** The content that visitors would read were the drafts of a page published; `shown` is the one that they read now. */
export async function withDrafts(
  repositories: Repositories,
  page: TextPageId,
  shown: ShownContent,
): Promise<ShownContent> {
  const overridden = applyOverrides(shown.texts.files, await repositories.texts.all());
  const draft = await readPageDraft(repositories, page);
  let { written } = overridden;
  for (const [id, value] of draft?.values ?? []) {
    const text = texts.get(id);
    if (text && text.changedBy !== 'files' && valueProblem(text, value) === undefined)
      written = withTextValue(written, text, value ?? undefined);
  }
  return shownContent({ ...overridden, written }, shown.galleryLeads ? shown.gallery : undefined);
}
