import * as v from 'valibot';
import { listedId, listedPicture, listedPrice, problem, shownText, shownTitle } from './listed-fields.ts';
import { listedTranslations } from './listed-translations.ts';

/** A home product of a list that staff import; its picture is the name in the list. Messages are ImportProblems. */
export const importedHomeProductSchema = v.object({
  id: listedId,
  name: v.pipe(shownTitle(200), v.minLength(1, problem('missing'))),
  image: listedPicture,
  alt: v.optional(shownText(300)),
  price: listedPrice,
  translations: listedTranslations({ name: shownTitle(200), alt: shownText(300) }),
});
