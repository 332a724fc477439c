import type { DeskMessages } from '../../../content/schemas/desk-messages.ts';
import { inLanguage } from '../../../domain/in-language.ts';
import type { Language } from '../../../domain/languages.ts';
import { translatedNames } from '../../../domain/fields/field.ts';
import { type ProductStory, storyFields } from '../../../domain/product.ts';
import { consentHolds } from '../../../domain/publication-consent.ts';

type StoryPreviewProps = {
  messages: DeskMessages;
  story: ProductStory;
  language: Language;
  /** The day in India, an ISO date. */
  today: string;
};

/** The story as the page of the product tells it; the maker only while their consent holds. */
export function StoryPreview({ messages: { products }, story, language, today }: StoryPreviewProps) {
  const isHidden = !consentHolds(story.consent, today);
  return (
    <dl className="mt-5 grid gap-4">
      {translatedNames(storyFields).map((field) => {
        const { text, lang } = inLanguage(story, field, language);
        if (text === '') return null;
        return (
          <div key={field}>
            <dt className="font-semibold">{products.fields[field]}</dt>
            {field === 'maker' && isHidden ? (
              <dd className="text-muted">{products.makerHidden}</dd>
            ) : (
              <dd lang={lang} className="whitespace-pre-line">
                {text}
              </dd>
            )}
          </div>
        );
      })}
    </dl>
  );
}
