import * as v from 'valibot';
import { type DetailIn, type Fields, detailNames } from '../../domain/fields/field.ts';
import { productFields } from '../../domain/product.ts';
import { listOf, plural, template, text } from './text.ts';
import { categoryTexts } from './value-texts.ts';

/** The messages of the shop. */
export const shopSchema = v.strictObject({
  title: text,
  description: text,
  heading: text,
  lead: text,
  search: v.strictObject({ label: text, button: text }),
  categories: v.strictObject({ label: text, all: text, names: v.strictObject(categoryTexts) }),
  sort: v.strictObject({ label: text, catalogue: text, newest: text, price: text }),
  found: plural,
  foundSome: template('count', 'all'),
  nothingFound: v.strictObject({
    anywhere: text,
    forWords: template('words'),
    inCategory: template('category'),
    forWordsInCategory: template('words', 'category'),
  }),
  nothingFoundHint: text,
  clear: text,
  showMore: text,
  emptyShop: text,
  loading: text,
  failed: text,
  tryAgain: text,
  variant: text,
  colour: text,
  chosen: template('words'),
  styles: text,
  more: text,
  less: text,
  perUnit: template('price', 'unit'),
  details: v.strictObject(detailTexts(productFields)),
  detailChoices: v.strictObject(detailChoiceTexts(productFields)),
  addToCart: text,
  soldOut: text,
  viewPicture: template('name'),
  closePicture: text,
  orderWithoutScript: text,
  placed: v.strictObject({ heading: text, text, send: text, dismiss: text }),
  how: v.strictObject({
    heading: text,
    steps: listOf(v.strictObject({ title: text, text })),
    cart: text,
    donate: text,
  }),
});

/** The lines of the fields that are details: what `{value}` is. */
function detailTexts<F extends Fields>(fields: F): Record<DetailIn<F>, ReturnType<typeof template>> {
  return forEach(detailNames(fields), template('value'));
}

/** The names of the choices of each detail that is one of several. */
function detailChoiceTexts<F extends Fields>(fields: F): DetailChoices<F> {
  const choices = Object.entries(fields).flatMap(([name, field]) =>
    field.kind === 'choice' && field.detail ? [[name, choiceTexts(field)]] : [],
  );
  return Object.fromEntries(choices) as DetailChoices<F>;
}

type DetailChoices<F> = {
  [Name in keyof F as F[Name] extends { kind: 'choice'; detail: true } ? Name : never]: F[Name] extends {
    choices: readonly (infer Choice extends string)[];
  }
    ? ReturnType<typeof choiceTexts<Choice>>
    : never;
};

/** The names of the choices of a field, by what is stored of them. */
function choiceTexts<Choice extends string>({ choices }: { choices: readonly Choice[] }) {
  return v.strictObject(forEach(choices, text));
}

function forEach<Name extends string, Schema>(names: readonly Name[], schema: Schema): Record<Name, Schema> {
  return Object.fromEntries(names.map((name) => [name, schema])) as Record<Name, Schema>;
}
