import { translatedField } from '../../domain/translated-fields.ts';
import { translatedLanguages } from '../../domain/languages.ts';
import type { Translations } from '../../domain/translations.ts';
import type { Cells, Column } from './collection.ts';

/** The columns of the translations of those columns: `name_hi`, `description_hi`, …, `name_mr`, …. */
export function translatedColumns(columns: readonly Column[]): Column[] {
  return translatedLanguages.flatMap((language) =>
    columns.map(({ name, field, also = [] }) => ({
      name: translatedField(name, language),
      field: translatedField(field, language),
      also: also.map((each) => translatedField(each, language)),
    })),
  );
}

/** The cells of the translations of texts, given the column and the name of each text. */
export function translatedTextCells<Text extends string>(
  texts: Readonly<Record<string, Text>>,
  translations: Translations<Partial<Record<Text, string | undefined>>> | undefined,
): Cells {
  const cells = translatedLanguages.flatMap((language) =>
    Object.entries(texts).map(([column, text]) => [
      translatedField(column, language),
      translations?.[language]?.[text] ?? '',
    ]),
  );
  return Object.fromEntries(cells) as Cells;
}

/** The translations that such cells hold, blank ones too. */
export function textsOfCells<Text extends string>(
  texts: Readonly<Record<string, Text>>,
  cells: Cells,
): Translations<Record<Text, string>> {
  return Object.fromEntries(
    translatedLanguages.map((language) => [
      language,
      Object.fromEntries(
        Object.entries(texts).map(([column, text]) => [text, cells[translatedField(column, language)] ?? '']),
      ),
    ]),
  );
}
