import {
  type Field,
  type Fields,
  textIn,
  translatedIn,
  translationsOf,
  valueOf,
} from '../../domain/fields/field.ts';
import { type TranslatedLanguage, translatedLanguages } from '../../domain/languages.ts';
import { translatedField } from '../../domain/translated-fields.ts';
import { choicesCell, listedChoices, listedTexts } from './cell-lists.ts';
import type { Cells, Column } from './collection.ts';
import { headingOf } from './heading-of.ts';

/** The columns of the translations of those fields in a language: `name_hi`, `variants_hi`, …. */
export function translatedColumns(fields: Fields, language: TranslatedLanguage): Column[] {
  return Object.entries(fields).flatMap(([name, field]) => {
    if (field.kind === 'group') return translatedColumns(field.fields, language);
    if (!isTranslated(field)) return [];
    const column = {
      name: translatedField(headingOf(name, field), language),
      field: translatedField(name, language),
      also: (field.also ?? []).map((each) => translatedField(each, language)),
    };
    return [field.kind === 'rows' ? { ...column, hasParts: true } : column];
  });
}

/** The cells of those columns. Those of tags and rows list the English name before its translations: `Jute=जूट`. */
export function translatedCells(fields: Fields, entry: object, language: TranslatedLanguage): Cells {
  const cells = Object.entries(fields).map(([name, field]): Cells => {
    if (field.kind === 'group')
      return translatedCells(field.fields, valueOf(entry, name, field) ?? {}, language);
    if (!isTranslated(field)) return {};
    const heading = translatedField(headingOf(name, field), language);
    const texts = translationsOf(entry)?.[language]?.[name] ?? '';
    if (field.kind === 'tags')
      return {
        [heading]: listCell((valueOf(entry, name, field) ?? []).map((tag, at) => [tag, texts[at] ?? ''])),
      };
    if (field.kind === 'rows')
      return {
        [heading]: listCell((valueOf(entry, name, field) ?? []).map((row) => rowTexts(field, row, language))),
      };
    return { [heading]: String(texts) };
  });
  return Object.assign({}, ...cells) as Cells;
}

/** The translations that the cells of a row hold, blank ones too, by language; of its tags as many as there are. */
export function translationsOfCells(fields: Fields, cells: Cells): object {
  return byLanguage((language) =>
    Object.fromEntries(
      translatedIn(fields).map(([name, field]) => {
        const heading = headingOf(name, field);
        if (field.kind !== 'tags') return [name, cells[translatedField(heading, language)] ?? ''];
        const listed = listedIn(cells, heading, language, 2);
        return [name, listedTexts(cells[heading] ?? '').map((tag) => listed.get(tag)?.[0])];
      }),
    ),
  );
}

/** The translations of a row of a list, by language, given the text of its key. */
export function translationsOfRow(name: string, field: Field<'rows'>, cells: Cells, key: string): object {
  const translated = translatedIn(field.fields);
  return byLanguage((language) => {
    const texts = listedIn(cells, headingOf(name, field), language, 1 + translated.length).get(key) ?? [];
    return Object.fromEntries(translated.map(([each], at) => [each, texts[at]]));
  });
}

/** The translations in the cells `listed` whose English is missing in the lists of `cells`: they would be lost. */
export function problemsOfTranslatedLists(
  fields: Fields,
  listed: Cells,
  cells: Cells,
): { column: string; reason: string }[] {
  const lists = Object.entries(fields).filter(
    ([, field]) => (field.kind === 'tags' || field.kind === 'rows') && isTranslated(field),
  );
  return translatedLanguages.flatMap((language) =>
    lists.flatMap(([name, field]) => {
      const heading = headingOf(name, field);
      const cell = cells[heading] ?? '';
      const known = new Set(
        field.kind === 'tags' ? listedTexts(cell) : listedChoices(cell, 2).map(([first = '']) => first),
      );
      return [...listedIn(listed, heading, language, 2).keys()]
        .filter((each) => !known.has(each))
        .map((each) => ({
          column: translatedField(heading, language),
          reason: `“${each}” is not in the column ${heading}. Write the English text, then =, then its translation.`,
        }));
    }),
  );
}

function isTranslated(field: Field): boolean {
  return field.kind === 'rows' ? translatedIn(field.fields).length > 0 : 'translated' in field;
}

function rowTexts({ fields, key }: Field<'rows'>, row: object, language: TranslatedLanguage): string[] {
  const texts = translationsOf(row)?.[language];
  return [textIn(row, key), ...translatedIn(fields).map(([name]) => String(texts?.[name] ?? ''))];
}

function listCell(choices: readonly (readonly string[])[]): string {
  return choicesCell(choices.filter(([, ...translated]) => translated.some(Boolean)));
}

// The choices of a cell, by the English names.
function listedIn(cells: Cells, heading: string, language: TranslatedLanguage, parts: number) {
  const listed = listedChoices(cells[translatedField(heading, language)] ?? '', parts);
  return new Map(listed.map(([name = '', ...translated]) => [name, translated]));
}

function byLanguage(textsIn: (language: TranslatedLanguage) => object): object {
  return Object.fromEntries(translatedLanguages.map((language) => [language, textsIn(language)]));
}
