import * as v from 'valibot';
import { publicationConsentSchema } from './publication-consent.ts';
import { translatedText, translationsSchema } from './translations.ts';

const text = v.optional(v.string(), '');

/** The story on the page of a product; a part is '' where nobody has written it. */
export const productStorySchema = v.object({
  /** Who made it: a name, and a sentence or two. Shown only while `consent`, that of the maker, holds. */
  maker: text,
  /** One that can't be read is none, so that nobody is shown by mistake. */
  consent: v.fallback(v.optional(publicationConsentSchema), undefined),
  making: text,
  care: text,
  translations: translationsSchema({ maker: translatedText, making: translatedText, care: translatedText }),
});

export type ProductStory = v.InferOutput<typeof productStorySchema>;

/** The texts of a story that are translated; in forms and lists each translation is a field such as `maker_hi`. */
export const translatedStoryTexts = ['maker', 'making', 'care'] as const;

/** The story; undefined where nothing is written in it. */
export function writtenStory(story: ProductStory): ProductStory | undefined {
  return story.maker || story.making || story.care || story.translations ? story : undefined;
}

/** The story that a column holds as JSON; undefined where it holds none, or nothing that can be read. */
export function storyFromJson(json: string): ProductStory | undefined {
  const reading = v.safeParse(v.pipe(v.string(), v.parseJson(), productStorySchema), json);
  return reading.success ? reading.output : undefined;
}

/** A story as a column holds it: JSON, '' where there is none. */
export function storyAsJson(story: ProductStory | undefined): string {
  return story ? JSON.stringify(story) : '';
}

/**
 * The name, in forms and lists, of the field at a path of a product; paths outside of its story stay.
 * @example fieldOfStoryPath('story.consent.givenOn') // 'consentGivenOn'
 * @example fieldOfStoryPath('story.translations.hi.maker') // 'translations.hi.maker'
 */
export function fieldOfStoryPath(path: string): string {
  const [, inStory] = /^story\.(.*)$/.exec(path) ?? [];
  if (inStory === undefined) return path;
  return inStory.replace(/^consent\.(\w)/, (_, letter: string) => `consent${letter.toUpperCase()}`);
}
