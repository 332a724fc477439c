import * as v from 'valibot';
import { CATEGORIES } from './category.ts';
import { importedStorySchema } from './imported-story.ts';
import {
  listedName,
  listedId,
  shownName,
  listedPicture,
  listedPrice,
  shownText,
  shownTitle,
  listedYesOrNo,
  problem,
} from './listed-fields.ts';
import { translatedLanguages } from './languages.ts';
import { listedTranslations } from './listed-translations.ts';
import type { Product } from './product.ts';

const category = v.pipe(
  listedName(40),
  v.transform((text) => CATEGORIES.find((each) => each.toLowerCase() === text.toLowerCase())),
  v.picklist(CATEGORIES, problem('not-a-choice')),
);

const style = shownName(60);

const variant = v.object({
  type: shownName(80),
  price: listedPrice,
  imageURL: listedPicture,
  description: v.optional(shownText(2000)),
  translations: listedTranslations({ type: shownText(80), description: shownText(2000) }),
});

const colour = v.object({
  color: shownName(80),
  imageURL: listedPicture,
  translations: listedTranslations({ color: shownText(80) }),
});

const translations = listedTranslations({
  name: shownTitle(200),
  description: shownText(2000),
  unit: shownText(40),
  alt: shownText(300),
  styles: v.optional(v.array(shownText(60), problem('not-a-list'))),
});

/**
 * A product of a list that staff import. Its rules are stricter than those of `productSchema`: a category of the shop,
 * each choice named once, a price as people write it. Pictures are the names in the list. Messages are ImportProblems.
 */
export const importedProductSchema = v.pipe(
  v.object({
    _id: listedId,
    name: v.pipe(shownTitle(200), v.minLength(1, problem('missing'))),
    description: shownText(2000),
    category,
    price: listedPrice,
    unit: v.optional(shownText(40)),
    imageURL: listedPicture,
    alt: v.optional(shownText(300)),
    soldOut: v.optional(listedYesOrNo),
    featured: listedYesOrNo,
    styles: listOf(style, (text) => text),
    variants: listOf(variant, ({ type }) => type),
    colorVariants: listOf(colour, ({ color }) => color),
    translations,
    story: importedStorySchema,
  }),
  noMoreTags(),
);

/** An action that refuses translated tags without an English one beside them; its message is an ImportProblem. */
export function noMoreTags<Item extends TranslatedTags>() {
  return v.rawCheck<Item>(({ dataset, addIssue }) => {
    if (!dataset.typed) return;
    const { styles, translations: all } = dataset.value;
    for (const language of translatedLanguages) {
      const translated = all?.[language]?.styles;
      if (translated && translated.length > styles.length)
        addIssue({
          message: problem('more-than-english'),
          path: [step('translations', all), step(language, all[language]), step('styles', translated)],
        });
    }
  });
}

type TranslatedTags = Pick<Product, 'styles' | 'translations'>;

function step(key: string, value: unknown): v.IssuePathItem {
  return { type: 'unknown', origin: 'value', input: undefined, key, value };
}

function listOf<Schema extends v.GenericSchema>(
  schema: Schema,
  nameOf: (item: v.InferOutput<Schema>) => string,
) {
  return v.pipe(
    v.nullish(v.array(schema, problem('not-a-list')), []),
    v.check((items) => new Set(items.map(nameOf)).size === items.length, problem('repeated')),
  );
}
