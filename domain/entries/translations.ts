import * as v from 'valibot';
import { type TranslatedLanguage, translatedLanguages } from '../values/languages.ts';
import { problem } from './listed-fields.ts';

/** Texts in other languages than English, by language; what is absent is shown in English. */
export type Translations<Texts> = { [language in TranslatedLanguage]?: Texts | undefined };

const trimmed = v.pipe(v.string(), v.trim());

/** A schema for a translated text; what is no text reads as none. */
export const translatedText = v.fallback(v.optional(trimmed), undefined);

/** A schema for the translations of a list of texts, in its order; '' and what is missing at the end are shown in English. */
export const translatedTexts = v.fallback(v.optional(v.array(v.fallback(trimmed, ''))), undefined);

/**
 * A schema for the translations of a thing, given the schemas of its texts. It refuses nothing: what can't be read is left
 * out.
 */
export function translationsSchema<Texts extends v.ObjectEntries>(texts: Texts) {
  return v.fallback(v.optional(byLanguage(v.fallback(v.optional(v.object(texts)), undefined))), undefined);
}

/** A schema for an object that has what `ofLanguage` reads for each language. */
function byLanguage<Schema extends v.GenericSchema>(ofLanguage: Schema, message?: string) {
  const entries = Object.fromEntries(translatedLanguages.map((language) => [language, ofLanguage]));
  const schema: v.GenericSchema<unknown, Translations<NonNullable<v.InferOutput<Schema>>>> = v.object(
    entries,
    message,
  );
  return schema;
}

/** Translations with the texts of each language changed by `change`; undefined where there are none. */
export function mapTranslations<Texts, Changed>(
  translations: Translations<Texts> | undefined,
  change: (texts: Texts) => Changed,
): Translations<Changed> | undefined {
  if (!translations) return undefined;
  const changed = Object.entries(translations).map(([language, texts]) => [language, texts && change(texts)]);
  return Object.fromEntries(changed) as Translations<Changed>;
}

/** Translations without blank texts, blanks at the end of lists and languages without texts; undefined where nothing is left. */
export function withoutBlankTranslations<Texts>(
  translations: Translations<Texts>,
): Translations<Texts> | undefined {
  return filledOnly(
    Object.entries(translations).map(([language, texts]) => [language, filledOnly(filledTexts(texts ?? {}))]),
  );
}

function filledTexts(texts: object): [name: string, text: unknown][] {
  return Object.entries(texts).map(([name, text]) => [name, Array.isArray(text) ? filledList(text) : text]);
}

function filledList(texts: readonly unknown[]): readonly unknown[] | undefined {
  const length = texts.findLastIndex(Boolean) + 1;
  return length > 0 ? texts.slice(0, length) : undefined;
}

function filledOnly(entries: [name: string, value: unknown][]): object | undefined {
  const filled = entries.filter(([, value]) => value);
  return filled.length > 0 ? Object.fromEntries(filled) : undefined;
}

/**
 * A schema for the translations of a thing that staff import or type, given the schemas of its texts. Unlike
 * `translationsSchema` it refuses what is wrong; its messages are ImportProblems.
 */
export function listedTranslations<Texts extends v.ObjectEntries>(texts: Texts) {
  const message = problem('not-by-language');
  const typed = byLanguage(v.optional(v.object(texts, message)), message);
  return v.optional(v.pipe(typed, v.transform(withoutBlankTranslations)));
}
