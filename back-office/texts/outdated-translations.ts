import type { OverriddenContent } from './apply-overrides.ts';
import { sourceHash, sourceHashInFiles, type Translation, translationsOf } from './translation-source.ts';

/** A translation that may say something else than the English that visitors read. */
export type OutdatedTranslation = Translation & {
  /** Whether its English text is known to have changed; otherwise nobody has said yet which English it translates. */
  hasChanged: boolean;
  /** Whether staff wrote it in the desk, and not in the files. */
  isOverride: boolean;
};

/** The translations whose English text is not the one any more that they were made from, in the order of the files. */
export function outdatedTranslations({ files, written, used }: OverriddenContent): OutdatedTranslation[] {
  const overrides = new Map(used.map((override) => [override.id, override]));
  return translationsOf(written).flatMap((translation) => {
    const { id, english } = translation;
    const hash = overrides.get(id)?.sourceHash ?? sourceHashInFiles(files, id);
    if (hash === sourceHash(english)) return [];
    return [{ ...translation, hasChanged: hash !== '', isOverride: overrides.has(id) }];
  });
}
