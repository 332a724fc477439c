import type { OutdatedTranslation } from '../../../back-office/texts/outdated-translations.ts';
import type { TextRow } from '../../../back-office/texts/text-pages.ts';

/** The outdated translations among the texts of some rows. */
export function outdatedIn(
  outdated: readonly OutdatedTranslation[],
  rows: readonly TextRow[],
): OutdatedTranslation[] {
  const ids = new Set(rows.flatMap(({ texts }) => texts.map(({ id }) => id)));
  return outdated.filter(({ id }) => ids.has(id));
}
