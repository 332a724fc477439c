import * as v from 'valibot';
import { CATEGORIES } from './category.ts';
import { listedName, listedPrice, listedText, listedYesOrNo, problem } from './listed-fields.ts';

const category = v.pipe(
  listedName(40),
  v.transform((text) => CATEGORIES.find((each) => each.toLowerCase() === text.toLowerCase())),
  v.picklist(CATEGORIES, problem('not-a-choice')),
);

const style = listedName(60);

const variant = v.object({
  type: listedName(80),
  price: listedPrice,
  imageURL: listedText(500),
  description: v.optional(listedText(2000)),
});

const colour = v.object({ color: listedName(80), imageURL: listedText(500) });

/**
 * A product of a list that staff import. Its rules are stricter than those of `productSchema`: a category of the shop,
 * each choice named once, a price as people write it. Pictures are the names in the list. Messages are ImportProblems.
 */
export const importedProductSchema = v.object({
  _id: listedName(100),
  name: listedName(200),
  description: listedText(2000),
  category,
  price: listedPrice,
  unit: v.optional(listedText(40)),
  imageURL: listedText(500),
  alt: v.optional(listedText(300)),
  soldOut: v.optional(listedYesOrNo),
  featured: listedYesOrNo,
  styles: listOf(style, (text) => text),
  variants: listOf(variant, ({ type }) => type),
  colorVariants: listOf(colour, ({ color }) => color),
});

function listOf<Schema extends v.GenericSchema>(
  schema: Schema,
  nameOf: (item: v.InferOutput<Schema>) => string,
) {
  return v.pipe(
    v.nullish(v.array(schema, problem('not-a-list')), []),
    v.check((items) => new Set(items.map(nameOf)).size === items.length, problem('repeated')),
  );
}
