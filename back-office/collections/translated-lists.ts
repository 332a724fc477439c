import { type TranslatedLanguage, translatedLanguages } from '../../domain/languages.ts';
import type { Product } from '../../domain/product.ts';
import { translatedField } from '../../domain/translated-fields.ts';
import { choicesCell, listedChoices, listedTexts } from './cell-lists.ts';
import type { Cells } from './collection.ts';

/** The columns that list what is translated one by one: `styles_hi` is `Jute=जूट; Hand-stitched=हाथ की सिलाई`. */
export const translatedLists = ['styles', 'variants', 'colours'] as const;

type TranslatedList = (typeof translatedLists)[number];

// The English name and its translations: of a variant its type and description, of a colour and a tag one text.
const translatedFields = { styles: 2, variants: 3, colours: 2 };

/** The translations of a tag, of a variant (type and description) or of a colour; none where it has none. */
export function translatedChoice(
  cells: Cells,
  list: TranslatedList,
  language: TranslatedLanguage,
  name: string,
): readonly string[] {
  return choicesIn(cells, list, language).get(name) ?? [];
}

/** The translations in the cells `listed` whose English is missing in the lists of `cells`: they would be lost. */
export function problemsOfTranslatedLists(listed: Cells, cells: Cells): { column: string; reason: string }[] {
  const names: Record<TranslatedList, string[]> = {
    styles: listedTexts(cells['styles'] ?? ''),
    variants: listedChoices(cells['variants'] ?? '', 4).map(([type = '']) => type),
    colours: listedChoices(cells['colours'] ?? '', 2).map(([color = '']) => color),
  };
  return translatedLanguages.flatMap((language) =>
    translatedLists.flatMap((list) =>
      [...choicesIn(listed, list, language).keys()]
        .filter((name) => !names[list].includes(name))
        .map((name) => ({
          column: translatedField(list, language),
          reason: `“${name}” is not in the column ${list}. Write the English text, then =, then its translation.`,
        })),
    ),
  );
}

/** The cells of those columns. */
export function translatedListCells(product: Product): Cells {
  return Object.fromEntries(translatedLanguages.flatMap((language) => listCells(product, language)));
}

function listCells(
  { styles, variants, colorVariants, translations }: Product,
  language: TranslatedLanguage,
): [column: string, cell: string][] {
  const tags = translations?.[language]?.styles ?? [];
  const lists: Record<TranslatedList, string[][]> = {
    styles: styles.map((style, at) => [style, tags[at] ?? '']),
    variants: variants.map((variant) => {
      const texts = variant.translations?.[language];
      return [variant.type, texts?.type ?? '', texts?.description ?? ''];
    }),
    colours: colorVariants.map((colour) => [colour.color, colour.translations?.[language]?.color ?? '']),
  };
  return translatedLists.map((list) => [
    translatedField(list, language),
    choicesCell(lists[list].filter(([, ...translated]) => translated.some(Boolean))),
  ]);
}

function choicesIn(cells: Cells, list: TranslatedList, language: TranslatedLanguage) {
  const listed = listedChoices(cells[translatedField(list, language)] ?? '', translatedFields[list]);
  return new Map(listed.map(([name = '', ...translated]) => [name, translated]));
}
