import * as v from 'valibot';
import { publicationConsentSchema } from './publication-consent.ts';
import { translatedText, translationsSchema } from './translations.ts';

/** What the page of a product tells of it; '' where nobody has written it. */
export const productStorySchema = v.object({
  /** Who made it. Shown only while `consent`, that of the maker, holds. */
  maker: v.optional(v.string(), ''),
  consent: v.optional(publicationConsentSchema),
  making: v.optional(v.string(), ''),
  care: v.optional(v.string(), ''),
  translations: translationsSchema({ maker: translatedText, making: translatedText, care: translatedText }),
});

export type ProductStory = v.InferOutput<typeof productStorySchema>;

/** The story that a column holds as JSON; undefined where it holds none, or nothing that can be read. */
export function storyFromJson(json: string): ProductStory | undefined {
  const reading = v.safeParse(v.pipe(v.string(), v.parseJson(), productStorySchema), json);
  return reading.success ? reading.output : undefined;
}

/** What a column holds of a story: JSON, '' where nothing is written. */
export function storyJson(story: ProductStory | undefined): string {
  return story && (story.maker || story.making || story.care) ? JSON.stringify(story) : '';
}
