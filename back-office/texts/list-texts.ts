import type { Repositories } from '../../backend/repositories/create-repositories.ts';
import { reasonText } from '../../content/text-reason.ts';
import { texts } from '../../content/texts/texts.ts';
import { overriddenFiles, saysSame } from './export-texts.ts';

/** A text that staff changed; `state` says whether visitors read it, from the database or, after an export, from the files too. */
export type ListedText = {
  id: string;
  value: unknown;
  changedAt: string;
  changedBy: string;
  state: 'shown' | 'in the files too' | 'unused';
  /** Why it is unused, a sentence; '' where it is not. */
  reason: string;
};

/** The texts that staff changed, beside the files of a content folder. */
export async function listTexts(
  repositories: Pick<Repositories, 'texts'>,
  contentDir: string,
): Promise<ListedText[]> {
  const { files, used, unused } = await overriddenFiles(repositories, contentDir);
  const shown = used.map((override): ListedText => {
    const text = texts.get(override.id);
    const isInFiles = text !== undefined && saysSame(files, text, override);
    return { ...override, state: isInFiles ? 'in the files too' : 'shown', reason: '' };
  });
  const others = unused.map((override): ListedText => ({
    ...override,
    state: 'unused',
    reason: reasonText(override.reason),
  }));
  return [...shown, ...others].toSorted((a, b) => (a.id < b.id ? -1 : 1));
}
