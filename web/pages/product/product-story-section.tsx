import { inLanguage } from '../../../domain/in-language.ts';
import type { ProductStory } from '../../../domain/product.ts';
import { consentHolds } from '../../../domain/publication-consent.ts';
import type { PageContext } from '../../page-context.ts';

type ProductStorySectionProps = {
  context: PageContext;
  story: ProductStory | undefined;
  /** The ISO date in India. */
  today: string;
};

/** Who made a product, while that person agrees, how it is made, and how to look after it. */
export function ProductStorySection({ context, story, today }: ProductStorySectionProps) {
  const { language, messages } = context;
  if (!story) return null;
  const told = (['maker', 'making', 'care'] as const)
    .filter((part) => story[part] !== '' && (part !== 'maker' || consentHolds(story.consent, today)))
    .map((part) => ({ heading: messages.product[part], text: inLanguage(story, part, language) }));
  if (told.length === 0) return null;
  return (
    <div className="bg-cloth py-10 sm:py-14">
      <div className="page-width grid gap-8 md:auto-cols-fr md:grid-flow-col md:gap-12">
        {told.map(({ heading, text }) => (
          <section key={heading}>
            <h2 className="text-xl">{heading}</h2>
            <p lang={text.lang} className="mt-2 max-w-prose whitespace-pre-line">
              {text.text}
            </p>
          </section>
        ))}
      </div>
    </div>
  );
}
