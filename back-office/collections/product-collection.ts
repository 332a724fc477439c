import type { Repositories } from '../../backend/repositories/create-repositories.ts';
import { erasureHash } from '../../backend/repositories/staff/erasure-repository.ts';
import { dayInIndia } from '../../domain/working-days.ts';
import * as v from 'valibot';
import { type TranslatedLanguage, translatedLanguages } from '../../domain/languages.ts';
import type { Product } from '../../domain/product.ts';
import { productJson } from '../../domain/product-json.ts';
import type { ProductStory } from '../../domain/product-story.ts';
import { storyFormOf } from '../../domain/product-story-form.ts';
import { rupeesFromPaise } from '../../domain/rupees.ts';
import { importedProductSchema } from '../../domain/imported-product.ts';
import { listedText } from '../../domain/listed-fields.ts';
import type { Translations } from '../../domain/translations.ts';
import { choicesCell, listedChoices, listedTexts, textsCell } from './cell-lists.ts';
import { binEntry } from '../editing/bin-entry.ts';
import { recordErasure } from '../erasure/record-erasure.ts';
import { carryIntoDraft } from '../editing/carry-into-draft.ts';
import { productKind } from '../editing/product-kind.ts';
import type { Cells, Collection, Column } from './collection.ts';
import { textsOfCells, translatedColumns, translatedTextCells } from './translated-cells.ts';
import {
  problemsOfTranslatedLists,
  translatedChoice,
  translatedListCells,
  translatedLists,
} from './translated-lists.ts';

const pictureName = v.fallback(listedText(500), '');
const choices = v.fallback(v.array(v.fallback(v.object({ imageURL: pictureName }), { imageURL: '' })), []);
const pictured = v.object({ imageURL: pictureName, variants: choices, colorVariants: choices });

const makerConsentColumns = [
  { name: 'maker consent given by', field: 'consentGivenBy' },
  { name: 'maker consent how checked', field: 'consentHowChecked' },
  { name: 'maker consent given on', field: 'consentGivenOn' },
  { name: 'maker consent until', field: 'consentUntil' },
] as const;

const columns: Column[] = [
  { name: '_id', field: '_id', also: ['id'] },
  { name: 'name', field: 'name' },
  { name: 'description', field: 'description' },
  { name: 'category', field: 'category' },
  { name: 'price', field: 'price' },
  { name: 'unit', field: 'unit' },
  { name: 'picture', field: 'imageURL', also: ['image'] },
  { name: 'featured', field: 'featured' },
  { name: 'styles', field: 'styles' },
  { name: 'variants', field: 'variants' },
  { name: 'colours', field: 'colorVariants', also: ['colors', 'colour variants'] },
  { name: 'alt text', field: 'alt' },
  { name: 'sold out', field: 'soldOut' },
  { name: 'maker', field: 'maker' },
  ...makerConsentColumns,
  { name: 'making', field: 'making' },
  { name: 'care', field: 'care' },
];

const translatedTexts = {
  name: 'name',
  description: 'description',
  unit: 'unit',
  'alt text': 'alt',
} as const;
const storyTexts = { maker: 'maker', making: 'making', care: 'care' } as const;
const translated = new Set<string>([
  ...Object.keys(translatedTexts),
  ...Object.keys(storyTexts),
  ...translatedLists,
]);

/** The products of the shop. In a spreadsheet each is one row, its choices in one cell. */
export const productCollection: Collection<Product> = {
  noun: { one: 'product', many: 'products' },
  columns: [...columns, ...translatedColumns(columns.filter(({ name }) => translated.has(name)))],
  keyField: '_id',
  keyOf: (cells) => cells['_id'] ?? '',
  schema: importedProductSchema,
  fieldsOf,
  cellsOf,
  problemsOf: problemsOfTranslatedLists,
  // Unlike the API, a list for staff has the story.
  jsonOf: (product) => ({ ...productJson(product), ...(product.story ? { story: product.story } : {}) }),
  picturesOf: (fields) => {
    const { imageURL, variants, colorVariants } = v.parse(pictured, fields);
    return [
      { name: imageURL, column: 'picture' },
      ...variants.map((variant) => ({ name: variant.imageURL, column: 'variants' })),
      ...colorVariants.map((colour) => ({ name: colour.imageURL, column: 'colours' })),
    ].filter(({ name }) => name !== '');
  },
  withAddresses: (product, addressOf) => ({
    ...product,
    imageURL: addressOf(product.imageURL),
    variants: product.variants.map((each) => ({ ...each, imageURL: addressOf(each.imageURL) })),
    colorVariants: product.colorVariants.map((each) => ({ ...each, imageURL: addressOf(each.imageURL) })),
  }),
  repositoryOf: ({ products }) => products,
  kind: productKind.kind,
  idOf: async (_, { _id }) => _id,
  nameOf: ({ name }) => name,
  loggedAs: productKind.formOf,
  problemsNow: makerConsentProblems,
  async followChange(repositories, before, after) {
    if (productKind.consentTakenBack?.(before, after) !== undefined)
      await recordErasure(repositories, 'maker-consent', after._id, new Date());
    return carryIntoDraft(repositories, productKind, before, after);
  },
  bin: (repositories, actor, id) => binEntry(repositories, productKind, actor, id),
};

function fieldsOf(cells: Cells): Record<string, unknown> {
  const { picture, styles = '', variants = '', colours = '', ...same } = cells;
  const tags = listedTexts(styles);
  const texts = textsOfCells(translatedTexts, cells);
  return {
    ...same,
    imageURL: picture,
    alt: cells['alt text'],
    soldOut: cells['sold out'],
    styles: tags,
    variants: listedChoices(variants, 4).map(([type = '', price, imageURL, description]) => ({
      type,
      price,
      imageURL,
      ...(description ? { description } : {}),
      translations: inEachLanguage((language) => {
        const [translatedType, text] = translatedChoice(cells, 'variants', language, type);
        return { type: translatedType, description: text };
      }),
    })),
    colorVariants: listedChoices(colours, 2).map(([color = '', imageURL]) => ({
      color,
      imageURL,
      translations: inEachLanguage((language) => ({
        color: translatedChoice(cells, 'colours', language, color)[0],
      })),
    })),
    translations: inEachLanguage((language) => ({
      ...texts[language],
      styles: tags.map((tag) => translatedChoice(cells, 'styles', language, tag)[0]),
    })),
    story: storyOf(cells),
  };
}

function storyOf(cells: Cells): Record<string, unknown> {
  const [givenBy, howChecked, givenOn, until] = makerConsentColumns.map(({ name }) => cells[name]);
  const isGiven = [givenBy, howChecked, givenOn, until].some(Boolean);
  return {
    maker: cells['maker'],
    ...(isGiven ? { consent: { givenBy, howChecked, givenOn, until } } : {}),
    making: cells['making'],
    care: cells['care'],
    translations: textsOfCells(storyTexts, cells),
  };
}

function inEachLanguage<Texts>(textsIn: (language: TranslatedLanguage) => Texts): Translations<Texts> {
  return Object.fromEntries(translatedLanguages.map((language) => [language, textsIn(language)]));
}

function cellsOf(product: Product): Cells {
  const { variants, colorVariants, translations } = product;
  return {
    _id: product._id,
    name: product.name,
    description: product.description,
    category: product.category,
    price: String(rupeesFromPaise(product.price)),
    unit: product.unit ?? '',
    picture: product.imageURL,
    featured: product.featured ? 'Yes' : 'No',
    styles: textsCell(product.styles),
    variants: choicesCell(
      variants.map(({ type, price, imageURL, description }) => [
        type,
        String(rupeesFromPaise(price)),
        imageURL,
        description ?? '',
      ]),
    ),
    colours: choicesCell(colorVariants.map(({ color, imageURL }) => [color, imageURL])),
    'alt text': product.alt ?? '',
    'sold out': product.soldOut ? 'Yes' : 'No',
    ...translatedTextCells(translatedTexts, translations),
    ...translatedListCells(product),
    ...storyCells(product.story),
  };
}

function storyCells(story: ProductStory | undefined): Cells {
  const { maker, making, care, ...consent } = storyFormOf(story);
  return {
    maker,
    ...Object.fromEntries(makerConsentColumns.map(({ name, field }) => [name, consent[field]])),
    making,
    care,
    ...translatedTextCells(storyTexts, story?.translations),
  };
}

// A list that was exported before the maker took the consent back has it still.
async function makerConsentProblems(
  { erasures }: Pick<Repositories, 'erasures'>,
  before: Product | undefined,
  { _id, story }: Product,
): Promise<{ column: string; reason: string }[]> {
  const givenOn = story?.consent?.givenOn;
  if (givenOn === undefined || before?.story?.consent !== undefined) return [];
  const hash = erasureHash('maker-consent', _id);
  const day = (await erasures.all())
    .filter((each) => each.hash === hash)
    .map(({ at }) => dayInIndia(at))
    .at(-1);
  if (day === undefined || givenOn > day) return [];
  const reason = `This consent was taken back on ${day}. Leave its columns empty, or write the day of a new one.`;
  return [{ column: 'maker consent given on', reason }];
}
