import * as v from 'valibot';
import { priceSchema } from './price.ts';
import type { ProductStory } from './product-story.ts';
import { translatedText, translatedTexts, translationsSchema } from './translations.ts';

const filledText = v.pipe(v.string(), v.minLength(1));

/** A variant of a product; its price is in whole paise. */
export const variantSchema = v.object({
  type: filledText,
  price: priceSchema,
  imageURL: v.string(),
  description: v.optional(v.string()),
  translations: translationsSchema({ type: translatedText, description: translatedText }),
});

/** A colour in which a product comes. */
export const colourVariantSchema = v.object({
  color: filledText,
  imageURL: v.string(),
  translations: translationsSchema({ color: translatedText }),
});

/** A product of the shop; prices are in whole paise. */
export const productSchema = v.object({
  _id: filledText,
  name: v.pipe(v.string(), v.trim(), v.minLength(1)),
  description: v.string(),
  category: v.string(),
  price: priceSchema,
  unit: v.optional(v.string()),
  imageURL: v.string(),
  /** The description of its picture for those who don't see it; absent where nobody has written it. */
  alt: v.optional(v.string()),
  /** Whether it can't be ordered now; absent is no. */
  soldOut: v.optional(v.boolean()),
  featured: v.boolean(),
  styles: v.array(v.string()),
  variants: v.array(variantSchema),
  colorVariants: v.array(colourVariantSchema),
  /**
   * Its texts in other languages: `{ hi: { name: '…' }, mr: { … } }`. `styles` are in the order of the English ones.
   * Variants and colours have translations of their own, so that these stay right when others are added or moved.
   */
  translations: translationsSchema({
    name: translatedText,
    description: translatedText,
    unit: translatedText,
    alt: translatedText,
    styles: translatedTexts,
  }),
});

/** A product; prices are in paise. Its story is told on its page only, and no call gives it. */
export type Product = v.InferOutput<typeof productSchema> & { story?: ProductStory | undefined };
export type Variant = v.InferOutput<typeof variantSchema>;
export type ColourVariant = v.InferOutput<typeof colourVariantSchema>;
