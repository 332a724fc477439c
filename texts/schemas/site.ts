import * as v from 'valibot';
import { isKnownLanguage, languageTable, sourceLanguage } from '../../domain/values/languages.ts';
import { listOf } from './text.ts';

const codes = Object.keys(languageTable).join(', ');

const language = v.pipe(
  v.string(),
  v.check(isKnownLanguage, `This is none of the languages that a site can be in: ${codes}.`),
);

const eachOnce = v.pipe(
  listOf(language),
  v.check((all) => new Set(all).size === all.length, 'Write each language once.'),
);

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
  }),
  v.forward(
    v.check(
      ({ languages, deskLanguages }) => deskLanguages.every((each) => languages.includes(each)),
      'The languages of the staff desk are among those of the site.',
    ),
    ['deskLanguages'],
  ),
);
