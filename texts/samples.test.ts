import { expect, test } from 'vitest';
import en from '../content/sample-data/en.json' with { type: 'json' };
import hi from '../content/sample-data/hi.json' with { type: 'json' };
import mr from '../content/sample-data/mr.json' with { type: 'json' };
import { sampleProducts } from './samples.ts';

test.each([
  ['hi', hi],
  ['mr', mr],
])('each text of each sample is translated into %s', (_, translation) => {
  const { products, homeProducts } = en;
  const english = textsIn({ products, homeProducts });
  const translated = textsIn(translation);
  const sameEverywhere = /\.(category|picture|ageGroup|gender)$/;
  expect(Object.keys(translated).toSorted()).toEqual(
    Object.keys(english)
      .filter((path) => !sameEverywhere.test(path))
      .toSorted(),
  );
  expect(Object.values(translated).filter((text) => !/\p{Script=Deva}/u.test(text))).toEqual([]);
});

test('most samples tell their story, and every maker says that they are invented and has a consent', () => {
  const stories = sampleProducts.flatMap(({ story }) => story ?? []);
  expect(stories.length).toBeGreaterThan(sampleProducts.length / 2);
  for (const { maker, consent } of stories) {
    expect(maker).toMatch(/\(samples?\)|^$/);
    expect(consent !== undefined).toBe(maker !== '');
  }
});

/** The texts of a JSON value by their paths. */
function textsIn(value: unknown, path = ''): Record<string, string> {
  if (typeof value === 'string') return { [path]: value };
  const inner = Object.entries(Object(value)).map(([key, each]) => textsIn(each, `${path}.${key}`));
  return Object.assign({}, ...inner) as Record<string, string>;
}
