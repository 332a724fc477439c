import * as v from 'valibot';
import { listedId, shownName, listedPicture, listedPrice, shownText } from './listed-fields.ts';
import { listedTranslations } from './listed-translations.ts';

/** A home product of a list that staff import; its picture is the name in the list. Messages are ImportProblems. */
export const importedHomeProductSchema = v.object({
  id: listedId,
  name: shownName(200),
  image: listedPicture,
  alt: v.optional(shownText(300)),
  price: listedPrice,
  translations: listedTranslations({ name: shownText(200), alt: shownText(300) }),
});
