import * as v from 'valibot';
import type { PublicStudent } from '../../domain/hostel/student.ts';
import { productFields } from '../../domain/shop/product.ts';
import { publicationConsent } from './gallery.ts';
import { plainDigits, plainText } from './text.ts';

/** The samples in English, as `sample-data/en.json` has them. */
export type Samples = v.InferOutput<typeof samplesSchema>;

/** The samples in another language than English: texts by the ids of the English ones, and lists in their order. */
export type TranslatedSamples = v.InferOutput<typeof translatedSamplesSchema>;

// Its own, not those of its variants, colours or story.
const productTexts = {
  name: plainText,
  /** What the picture shows. */
  alt: plainText,
  description: plainText,
  unit: v.optional(plainText),
  measurements: v.optional(plainText),
  styles: v.array(plainText),
};
const homeProductTexts = { name: plainText, alt: plainText };
const variantTexts = { type: plainText, description: v.optional(plainText) };
const colourTexts = { color: plainText };
const story = v.optional(
  v.strictObject({ maker: v.optional(plainText), making: plainText, care: plainText }),
);

const { ageGroup, gender } = productFields;
// Of a product, a variant or a home product.
const rupees = v.pipe(v.number(), v.minValue(0, 'Write a price in rupees.'));
const picture = plainText;

const student = v.strictObject({
  name: plainText,
  email: plainText,
  phone: plainDigits,
  address: plainText,
  course: plainText,
  c_year: plainText,
  section: plainText,
  hostelName: plainText,
  roomNumber: plainText,
  feesPaid: v.boolean(),
} satisfies Record<keyof PublicStudent, unknown>);

/** The schema of `sample-data/en.json`: prices in rupees, and names of pictures. */
export const samplesSchema = v.strictObject({
  products: v.record(
    v.string(),
    v.strictObject({
      ...productTexts,
      // Another foundation's shop may have others.
      category: plainText,
      price: rupees,
      picture,
      ageGroup: v.optional(oneOf(ageGroup.choices)),
      gender: v.optional(oneOf(gender.choices)),
      featured: v.boolean(),
      variants: v.array(v.strictObject({ ...variantTexts, price: rupees, picture })),
      colorVariants: v.array(v.strictObject({ ...colourTexts, picture })),
      story,
    }),
  ),
  /** The consent of the makers whom the stories name; they are invented. */
  makersConsent: publicationConsent,
  homeProducts: v.record(v.string(), v.strictObject({ ...homeProductTexts, price: rupees, picture })),
  students: v.array(student),
});

/** The schema of `sample-data/hi.json` and of the other translations. */
export const translatedSamplesSchema = v.strictObject({
  products: v.record(
    v.string(),
    v.strictObject({
      ...productTexts,
      variants: v.array(v.strictObject(variantTexts)),
      colorVariants: v.array(v.strictObject(colourTexts)),
      story,
    }),
  ),
  homeProducts: v.record(v.string(), v.strictObject(homeProductTexts)),
});

function oneOf<const Choices extends readonly string[]>(choices: Choices) {
  return v.picklist(choices, `Write one of these: ${choices.join(', ')}.`);
}
