import type * as v from 'valibot';
import { type TranslatedLanguage, translatedLanguages } from '../values/languages.ts';
import { type Translations, withoutBlankTranslations } from './translations.ts';

/** The name of a field that holds the translation of another one: `name_hi`. */
export type TranslatedFieldName<Field extends string> = `${Field}_${TranslatedLanguage}`;

/**
 * The name of the field that holds a field's translation, in forms and lists.
 * @example translatedField('name', 'hi') // 'name_hi'
 */
export function translatedField<Field extends string>(
  field: Field,
  language: TranslatedLanguage,
): TranslatedFieldName<Field> {
  return `${field}_${language}`;
}

/**
 * The field and the language of the name of a translated field; undefined for other names.
 * @example partsOfField('name_hi') // { field: 'name', language: 'hi' }
 */
export function partsOfField(name: string): { field: string; language: TranslatedLanguage } | undefined {
  const language = translatedLanguages.find((each) => name.endsWith(`_${each}`));
  return language && { field: name.slice(0, -language.length - 1), language };
}

/** The entries of a form's schema for the translations of those fields, which staff may still be filling in. */
export function typedTranslations<Field extends string, Schema extends v.GenericSchema<unknown, string>>(
  fields: readonly Field[],
  schemaOf: (field: Field) => Schema,
) {
  return byField(fields, schemaOf);
}

/** The fields of a form that hold those translations; '' where there is none. */
export function translationFields<Field extends string>(
  fields: readonly Field[],
  translations: Translations<Partial<Record<Field, string | undefined>>> | undefined,
) {
  return byField(fields, (field, language) => translations?.[language]?.[field] ?? '');
}

/** The translations that a form's fields hold; undefined where there are none. */
export function translationsInForm<Field extends string>(
  fields: readonly Field[],
  form: Readonly<Record<TranslatedFieldName<Field>, string>>,
): Translations<Partial<Record<Field, string>>> | undefined {
  const ofLanguage = (language: TranslatedLanguage) =>
    Object.fromEntries(fields.map((field) => [field, form[translatedField(field, language)]]));
  return withoutBlankTranslations(
    Object.fromEntries(translatedLanguages.map((language) => [language, ofLanguage(language)])),
  );
}

function byField<Field extends string, Value>(
  fields: readonly Field[],
  valueOf: (field: Field, language: TranslatedLanguage) => Value,
): Record<TranslatedFieldName<Field>, Value> {
  const entries = translatedLanguages.flatMap((language) =>
    fields.map((field) => [translatedField(field, language), valueOf(field, language)]),
  );
  return Object.fromEntries(entries) as Record<TranslatedFieldName<Field>, Value>;
}
