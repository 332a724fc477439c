import { expect, test } from 'vitest';
import { translatedLanguages } from '../../domain/languages.ts';
import { sampleHomeProducts } from './home-products.ts';
import { sampleProducts } from './products.ts';

test.each(translatedLanguages)('all samples are translated into %s, each text of them', (language) => {
  for (const { _id, unit, styles, variants, colorVariants, translations } of sampleProducts) {
    const texts = translations?.[language];
    expect(texts, _id).toMatchObject({
      name: expect.stringMatching(/\p{Script=Deva}/u),
      description: expect.stringMatching(/\p{Script=Deva}/u),
      ...(unit ? { unit: expect.stringMatching(/\p{Script=Deva}/u) } : {}),
    });
    expect(texts?.styles, _id).toHaveLength(styles.length);
    for (const variant of variants) {
      expect(variant.translations?.[language]?.type, _id).toBeTruthy();
      expect(Boolean(variant.translations?.[language]?.description), _id).toBe(Boolean(variant.description));
    }
    for (const colour of colorVariants) expect(colour.translations?.[language]?.color, _id).toBeTruthy();
  }
  for (const { id, translations } of sampleHomeProducts)
    expect(translations?.[language]?.name, id).toMatch(/\p{Script=Deva}/u);
});
