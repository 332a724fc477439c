import { translatedLanguages } from '../languages.ts';
import { translatedField } from '../translated-fields.ts';
import type { Fields } from './field.ts';
import { consentControl } from './controls.ts';

/**
 * The name of the control for the value at a path of an entry with those fields; see `FormOf`.
 * @example controlAt(productFields, 'variants.0.translations.hi.type') // 'variants.0.type_hi'
 * @example controlAt(productFields, 'story.consent.givenOn') // 'consentGivenOn'
 */
export function controlAt(fields: Fields, path: string): string {
  const [name = '', ...rest] = path.split('.');
  const field = fields[name];
  if (name === 'translations') return translationAt(path);
  if (!field || rest.length === 0) return path;
  if (field.kind === 'group') return controlAt(field.fields, rest.join('.'));
  if (field.kind === 'consent') return consentControl(name, rest[0] ?? '');
  if (field.kind !== 'rows') return name;
  const [at = '', ...inRow] = rest;
  return inRow.length === 0 ? path : `${name}.${at}.${controlAt(field.fields, inRow.join('.'))}`;
}

function translationAt(path: string): string {
  const [, inLanguage, name] = path.split('.');
  const language = translatedLanguages.find((each) => each === inLanguage);
  return language && name !== undefined ? translatedField(name, language) : path;
}
