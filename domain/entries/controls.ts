import { translatedLanguages } from '../values/languages.ts';
import { type Field, type Fields, valueOf } from './field.ts';
import { translatedField } from './translated-fields.ts';

/** The parts of a consent, each with a control of its own. */
export const consentParts = ['givenBy', 'howChecked', 'givenOn', 'until'] as const;
export type ConsentPart = (typeof consentParts)[number];

/** The name of the control for a part of a consent, such as `consentGivenBy`. */
export type ConsentControl<Name extends string> = `${Name}${Capitalize<ConsentPart>}`;

/** The names of the controls of a form, in rows and groups too; those of translations are made of them. */
export type ControlNames<F> = {
  [Name in keyof F & string]: F[Name] extends { kind: 'id' }
    ? never
    : F[Name] extends { kind: 'rows' | 'group'; fields: infer Inner }
      ? ControlNames<Inner>
      : F[Name] extends { kind: 'consent' }
        ? ConsentControl<Name>
        : Name;
}[keyof F & string];

/** The name of the control for a part of a consent. */
export function consentControl(name: string, part: string): string {
  return `${name}${part.charAt(0).toUpperCase()}${part.slice(1)}`;
}

/** The names of the sentences that stand in place of controls, such as `priceInstead` for a price that rows decide. */
export type InsteadNames<F> = {
  [Name in keyof F & string]: F[Name] extends { firstOf: string } ? `${Name}Instead` : never;
}[keyof F & string];

/**
 * The fields in the order in which a form has their controls: translations stand after the fields that are typed once, and
 * before rows and groups.
 */
export function inForm(fields: Fields): {
  once: [name: string, field: Field][];
  parts: [name: string, field: Field<'rows' | 'group'>][];
} {
  const all = Object.entries(fields);
  return {
    once: all.filter(([, { kind }]) => kind !== 'rows' && kind !== 'group'),
    parts: all.filter(
      (each): each is [string, Field<'rows' | 'group'>] =>
        each[1].kind === 'rows' || each[1].kind === 'group',
    ),
  };
}

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

/** A price that the rows of a list decide: it is that of the first row, under the same name, where there is one. */
export type Decided = { name: string; field: Field<'rupees'>; list: string; rows: Field<'rows'> };

/** The prices with `firstOf` among those fields. */
export function decidedIn(fields: Fields): Decided[] {
  return Object.entries(fields).flatMap(([name, field]) => {
    const list = field.kind === 'rupees' ? (field.firstOf ?? '') : '';
    const rows = fields[list];
    return field.kind === 'rupees' && rows?.kind === 'rows' ? [{ name, field, list, rows }] : [];
  });
}

/** The entry with the prices that its rows decide. */
export function withDecided<Source extends object>(decided: readonly Decided[], entry: Source): Source {
  const values = decided.flatMap(({ name, field, list, rows }) => {
    const [first] = valueOf(entry, list, rows) ?? [];
    return first ? [[name, valueOf(first, name, field)]] : [];
  });
  return values.length > 0 ? { ...entry, ...Object.fromEntries(values) } : entry;
}
