import en from '../content/sample-data/en.json' with { type: 'json' };
import hi from '../content/sample-data/hi.json' with { type: 'json' };
import mr from '../content/sample-data/mr.json' with { type: 'json' };
import type { Translations } from '../domain/entries/translations.ts';
import { blankStudent, type StudentEntry } from '../domain/hostel/student.ts';
import { translatedLanguages } from '../domain/values/languages.ts';
import type { Samples, TranslatedSamples } from './schemas/samples.ts';

// The build has checked the three files by their schemas.
const english: Samples = en as Samples;

// A language may have none: then its pages show the samples in English.
const translated: Translations<TranslatedSamples> = {
  hi,
  mr,
};

/** A product of the sample catalogue: its prices in rupees, and names of pictures where a product has addresses. */
export type SampleProduct = (typeof sampleProducts)[number];

/** The sample catalogue, in the order in which the shop shows it. */
export const sampleProducts = Object.entries(english.products).map(([_id, sample]) => ({
  ...sample,
  _id,
  // Variants, colours and the story have their own.
  translations: inEachLanguage(({ products }) => products[_id] && ownTexts(products[_id])),
  variants: sample.variants.map((variant, at) => ({
    ...variant,
    translations: inEachLanguage(({ products }) => products[_id]?.variants[at]),
  })),
  colorVariants: sample.colorVariants.map((colour, at) => ({
    ...colour,
    translations: inEachLanguage(({ products }) => products[_id]?.colorVariants[at]),
  })),
  story: sample.story && {
    ...sample.story,
    makerName: '',
    maker: sample.story.maker ?? '',
    ...(sample.story.maker ? { consent: english.makersConsent } : {}),
    translations: inEachLanguage(({ products }) => products[_id]?.story),
  },
}));

/** A sample of a home product: its price in rupees, and the name of a picture where a home product has an address. */
export type SampleHomeProduct = (typeof sampleHomeProducts)[number];

/** The sample documents of the collection NGOproducts, in the order in which the home page shows them. */
export const sampleHomeProducts = Object.entries(english.homeProducts).map(([id, sample]) => ({
  ...sample,
  id,
  translations: inEachLanguage(({ homeProducts }) => homeProducts[id]),
}));

/** Students who can't be taken for real people: the list shows what it is for and gives nobody away. */
export const sampleStudents: StudentEntry[] = english.students.map((student) => ({
  ...blankStudent,
  ...student,
}));

function ownTexts({
  variants: _v,
  colorVariants: _c,
  story: _s,
  ...own
}: TranslatedSamples['products'][string]) {
  return own;
}

function inEachLanguage<Texts>(
  textsIn: (samples: TranslatedSamples) => Texts | undefined,
): Translations<Texts> {
  const texts = translatedLanguages.flatMap((language) => {
    const found = translated[language] && textsIn(translated[language]);
    return found ? [[language, found]] : [];
  });
  return Object.fromEntries(texts) as Translations<Texts>;
}
