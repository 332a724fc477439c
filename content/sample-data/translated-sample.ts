import { type TranslatedIn, translatedNames } from '../../domain/fields/field.ts';
import type { TranslatedLanguage } from '../../domain/languages.ts';
import { productFields } from '../../domain/product.ts';
import type { Translations } from '../../domain/translations.ts';
import hi from './hi.json' with { type: 'json' };
import mr from './mr.json' with { type: 'json' };
import type { SampleHomeProduct } from './sample-home-product.ts';
import type { SampleProduct } from './sample-product.ts';
import { sampleConsent, sampleStories, type SampleStory } from './stories.ts';

type ProductTexts = {
  [Name in TranslatedIn<typeof productFields>]?: Name extends 'styles' ? string[] : string;
};

/** The texts of a sample in another language; those of its tags, variants and colours in the order of the English ones. */
type SampleTexts = ProductTexts & {
  name: string;
  variants?: { type: string; description?: string }[];
  colorVariants?: { color: string }[];
  story?: SampleStory;
};

// By the sample's id. A language may have none: then its pages show the samples in English.
const samples: { [language in TranslatedLanguage]?: Readonly<Record<string, SampleTexts>> } = { hi, mr };

/** A sample product with its story and translations. */
export function translatedSample(sample: SampleProduct): SampleProduct {
  return {
    ...sample,
    translations: inEachLanguage(sample._id, productTexts),
    variants: sample.variants.map((variant, at) => ({
      ...variant,
      translations: inEachLanguage(sample._id, ({ variants }) => variants?.[at]),
    })),
    colorVariants: sample.colorVariants.map((colour, at) => ({
      ...colour,
      translations: inEachLanguage(sample._id, ({ colorVariants }) => colorVariants?.[at]),
    })),
    story: storyOf(sample),
  };
}

function productTexts(texts: SampleTexts): ProductTexts {
  return Object.fromEntries(translatedNames(productFields).map((name) => [name, texts[name]]));
}

function storyOf({ _id }: SampleProduct): SampleProduct['story'] {
  const story = sampleStories[_id];
  return (
    story && {
      maker: '',
      ...story,
      ...(story.maker ? { consent: sampleConsent } : {}),
      translations: inEachLanguage(_id, (texts) => texts.story),
    }
  );
}

/** A sample of a home product with its translations. */
export function translatedHomeSample(sample: SampleHomeProduct): SampleHomeProduct {
  return { ...sample, translations: inEachLanguage(sample.id, ({ name }) => ({ name })) };
}

function inEachLanguage<Texts>(
  id: string,
  textsOf: (sample: SampleTexts) => Texts | undefined,
): Translations<Texts> {
  const texts = Object.entries(samples).flatMap(([language, byId]) => {
    const found = byId[id] && textsOf(byId[id]);
    return found ? [[language, found]] : [];
  });
  return Object.fromEntries(texts) as Translations<Texts>;
}
