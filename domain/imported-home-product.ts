import * as v from 'valibot';
import { listedId, listedName, listedPicture, listedPrice, listedText } from './listed-fields.ts';
import { listedTranslations } from './listed-translations.ts';

/** A home product of a list that staff import; its picture is the name in the list. Messages are ImportProblems. */
export const importedHomeProductSchema = v.object({
  id: listedId,
  name: listedName(200),
  image: listedPicture,
  alt: v.optional(listedText(300)),
  price: listedPrice,
  translations: listedTranslations({ name: listedText(200), alt: listedText(300) }),
});
