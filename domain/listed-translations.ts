import * as v from 'valibot';
import { problem } from './listed-fields.ts';
import { byLanguage } from './translations.ts';
import { withoutBlankTranslations } from './without-blank-translations.ts';

/**
 * A schema for the translations of a thing that staff import or type, given the schemas of its texts. Unlike
 * `translationsSchema` it refuses what is wrong; its messages are ImportProblems.
 */
export function listedTranslations<Texts extends v.ObjectEntries>(texts: Texts) {
  const message = problem('not-by-language');
  const typed = byLanguage(v.optional(v.object(texts, message)), message);
  return v.optional(v.pipe(typed, v.transform(withoutBlankTranslations)));
}
