import type { Fields } from '../../domain/fields/field.ts';
import { type Language, sourceLanguage } from '../../domain/languages.ts';
import { translatedField } from '../../domain/translated-fields.ts';

/**
 * The control in which who works in a language first writes the text of a field; other fields have one control.
 * @example mainControl(productFields, 'variants.0.type', 'hi') // 'variants.0.type_hi'
 */
export function mainControl(fields: Fields, control: string, language: Language): string {
  const [name = '', at = '', inRow] = control.split('.');
  const field = fields[name];
  if (inRow !== undefined && field?.kind === 'rows')
    return `${name}.${at}.${mainControl(field.fields, inRow, language)}`;
  const groups = Object.values(fields).flatMap((each) => (each.kind === 'group' ? [each.fields] : []));
  const isTranslated = [fields, ...groups].some((each) => {
    const own = each[name];
    return own !== undefined && 'translated' in own;
  });
  return isTranslated && language !== sourceLanguage ? translatedField(name, language) : control;
}
