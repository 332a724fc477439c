import { expect, test } from 'vitest';
import { translatedLanguages } from '../../domain/languages.ts';
import { translatedNames } from '../../domain/fields/field.ts';
import { productFields, storyFields } from '../../domain/product.ts';
import { sampleHomeProducts } from './home-products.ts';
import { sampleProducts } from './products.ts';

test.each(translatedLanguages)('each text of each sample is translated into %s', (language) => {
  const pairs: (readonly [english: string | undefined, translation: string | undefined])[] = [
    ...sampleProducts.flatMap(({ styles, variants, colorVariants, translations, story, ...product }) => [
      ...translatedNames(productFields).flatMap((name) =>
        name === 'styles' || name === 'alt'
          ? []
          : [[product[name], translations?.[language]?.[name]] as const],
      ),
      ...styles.map((style, at) => [style, translations?.[language]?.styles?.[at]] as const),
      ...translatedNames(storyFields).map(
        (text) => [story?.[text], story?.translations?.[language]?.[text]] as const,
      ),
      ...variants.flatMap((variant) => [
        [variant.type, variant.translations?.[language]?.type] as const,
        [variant.description, variant.translations?.[language]?.description] as const,
      ]),
      ...colorVariants.map((colour) => [colour.color, colour.translations?.[language]?.color] as const),
    ]),
    ...sampleHomeProducts.map(({ name, translations }) => [name, translations?.[language]?.name] as const),
  ];
  const isMissing = ([english, translation]: (typeof pairs)[number]) =>
    Boolean(english) && !/\p{Script=Deva}/u.test(translation ?? '');
  expect(pairs.length).toBeGreaterThan(100);
  expect(pairs.filter(isMissing)).toEqual([]);
});

test('most samples tell their story, and every maker says that they are invented and has a consent', () => {
  const stories = sampleProducts.flatMap(({ story }) => story ?? []);
  expect(stories.length).toBeGreaterThan(sampleProducts.length / 2);
  for (const { maker, consent } of stories) {
    expect(maker).toMatch(/\(samples?\)|^$/);
    expect(consent !== undefined).toBe(maker !== '');
  }
});
