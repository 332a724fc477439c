import type { DeskMessages } from '../../../content/schemas/desk-messages.ts';
import type { productFields } from '../../../domain/product.ts';
import type { EntryWords } from '../../editing/entry-words.ts';

/** The words of the form of a product. */
export function productFormWords({ products }: DeskMessages): EntryWords<typeof productFields> {
  return {
    labels: products.fields,
    choices: {
      category: { empty: products.fields.chooseCategory, options: products.categories },
      ageGroup: { empty: products.notSaid, options: products.ageGroups },
      gender: { empty: products.notSaid, options: products.genders },
    },
    rows: {
      variants: {
        title: products.variants,
        hint: products.variantsHint,
        one: products.variant,
        add: products.addVariant,
        remove: products.removeVariant,
      },
      colorVariants: {
        title: products.colours,
        hint: products.coloursHint,
        one: products.colour,
        add: products.addColour,
        remove: products.removeColour,
      },
    },
    groups: { story: { title: products.story, hint: products.storyHint } },
    consents: {
      consent: { title: products.consent, lead: products.consentLead, givers: products.consents },
    },
  };
}
