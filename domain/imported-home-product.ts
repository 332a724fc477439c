import * as v from 'valibot';
import { listedName, listedPrice, listedText } from './listed-fields.ts';
import { listedTranslations } from './listed-translations.ts';

/** A home product of a list that staff import; its picture is the name in the list. Messages are ImportProblems. */
export const importedHomeProductSchema = v.object({
  id: listedName(100),
  name: listedName(200),
  image: listedText(500),
  alt: v.optional(listedText(300)),
  price: listedPrice,
  translations: listedTranslations({ name: listedText(200), alt: listedText(300) }),
});
