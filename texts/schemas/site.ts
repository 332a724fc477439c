import * as v from 'valibot';
import { isKnownLanguage, sourceLanguage, languageNames } from '../../domain/values/languages.ts';
import { PARTS } from '../../domain/values/parts.ts';
import { listOf, plainDigits, plainText } from './text.ts';

const codes = Object.keys(languageNames).join(', ');

const language = v.pipe(
  v.string(),
  v.check(isKnownLanguage, `This is none of the languages that a site can be in: ${codes}.`),
);

const eachOnce = v.pipe(
  listOf(language),
  v.check((all) => new Set(all).size === all.length, 'Write each language once.'),
);

const part = v.picklist(PARTS, `This is none of the parts of a site: ${PARTS.join(', ')}.`);

const category = v.strictObject({
  id: plainText,
  // Meta asks for two levels at least, so none of the first level does.
  googleCategory: v.optional(
    v.pipe(plainDigits, v.regex(/^\d{1,7}$/, 'The number of one of Google’s categories is digits: 1604.')),
  ),
});

/** The schema of `site.json`, which says what the site is. Modules read the file itself, before anything is checked. */
export const siteSchema = v.pipe(
  v.strictObject({
    languages: v.pipe(
      eachOnce,
      v.check(
        (all) => all.includes(sourceLanguage),
        'English (en) is among them: all texts are translated from it.',
      ),
    ),
    deskLanguages: eachOnce,
    parts: v.array(part),
    categories: v.pipe(
      listOf(category),
      v.check(
        (all) => new Set(all.map(({ id }) => id)).size === all.length,
        'Each category has an id of its own.',
      ),
    ),
  }),
  v.forward(
    v.check(
      ({ languages, deskLanguages }) => deskLanguages.every((each) => languages.includes(each)),
      'The languages of the staff desk are among those of the site.',
    ),
    ['deskLanguages'],
  ),
);
