import * as v from 'valibot';
import { listedConsentSchema } from './listed-consent.ts';
import { shownText, problem } from './listed-fields.ts';
import { listedTranslations } from './listed-translations.ts';
import { writtenStory } from './product-story.ts';

const maker = shownText(500);
const making = shownText(2000);
const care = shownText(2000);

/** A product's story of a list or a form; undefined where nothing is written. Messages are ImportProblems. */
export const importedStorySchema = v.optional(
  v.pipe(
    v.object(
      {
        maker,
        consent: v.optional(listedConsentSchema),
        making,
        care,
        translations: listedTranslations({ maker, making, care }),
      },
      problem('not-a-story'),
    ),
    // A consent says whose it is.
    v.forward(
      v.check(({ maker: name, consent }) => name !== '' || !consent, problem('missing')),
      ['maker'],
    ),
    v.transform((story) => writtenStory(story)),
  ),
);
