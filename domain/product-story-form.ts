import * as v from 'valibot';
import { typedText } from './edit-form-fields.ts';
import { type ProductStory, translatedStoryTexts, writtenStory } from './product-story.ts';
import { publicationConsentSchema } from './publication-consent.ts';
import { translationFields, translationsOf, typedTranslations } from './translated-fields.ts';

/** The fields of a product's form that hold its story, in their order; `consentGivenBy` is '' where there is no consent. */
export const storyFormFields = {
  maker: typedText,
  consentGivenBy: typedText,
  consentHowChecked: typedText,
  consentGivenOn: typedText,
  consentUntil: typedText,
  making: typedText,
  care: typedText,
  ...typedTranslations(translatedStoryTexts, typedText),
};

/** A product's story as staff type it. */
export type StoryForm = v.InferOutput<v.ObjectSchema<typeof storyFormFields, undefined>>;

/** The fields of the form for a story; empty where there is none. */
export function storyFormOf(story: ProductStory | undefined): StoryForm {
  return {
    maker: story?.maker ?? '',
    consentGivenBy: story?.consent?.givenBy ?? '',
    consentHowChecked: story?.consent?.howChecked ?? '',
    consentGivenOn: story?.consent?.givenOn ?? '',
    consentUntil: story?.consent?.until ?? '',
    making: story?.making ?? '',
    care: story?.care ?? '',
    ...translationFields(translatedStoryTexts, story?.translations),
  };
}

/** The story that the fields hold, not yet checked. */
export function typedStory(form: StoryForm) {
  const { maker, making, care } = form;
  const consent = {
    givenBy: form.consentGivenBy,
    howChecked: form.consentHowChecked,
    givenOn: form.consentGivenOn,
    until: form.consentUntil,
  };
  return {
    maker,
    ...(consent.givenBy === '' ? {} : { consent }),
    making,
    care,
    translations: translationsOf(translatedStoryTexts, form),
  };
}

/** The story as it would be shown now; a consent that is incomplete is none. */
export function previewedStory(form: StoryForm): ProductStory | undefined {
  const { consent, ...texts } = typedStory(form);
  return writtenStory({ ...texts, ...(v.is(publicationConsentSchema, consent) ? { consent } : {}) });
}
