import { describe, expect, it, test } from 'vitest';
import * as v from 'valibot';
import { importedStorySchema } from './imported-story.ts';
import { type ProductForm, productFormOf, productFormSchema, readProductForm } from './product-form.ts';
import { previewedStory, storyFormOf } from './product-story-form.ts';
import { fieldOfStoryPath } from './product-story.ts';

const consent = { givenBy: 'parent', howChecked: 'On paper', givenOn: '2026-04-01', until: '2027-03-31' };
const maker = 'Sunita prints.';

describe('the story of a product in a list', () => {
  it('may be left out, and is none where nothing is written', () => {
    expect(v.parse(importedStorySchema, undefined)).toBeUndefined();
    expect(v.parse(importedStorySchema, { maker: ' ', translations: { hi: { care: '' } } })).toBeUndefined();
  });

  it('may have care alone, and a maker without consent, who is not shown', () => {
    expect(v.parse(importedStorySchema, { care: ' Wipe it. ', maker })).toEqual({
      maker,
      making: '',
      care: 'Wipe it.',
    });
  });

  it('keeps maker, consent and translations', () => {
    const story = { maker, consent, making: '', care: '', translations: { mr: { maker: 'सुनीता' } } };
    expect(v.parse(importedStorySchema, story)).toEqual(story);
    expect(
      v.parse(importedStorySchema, { maker, consent: { ...consent, givenBy: ' Parent ' } }),
    ).toMatchObject({
      consent,
    });
  });

  it.each([
    ['a consent of nobody', { consent }, 'maker', 'missing'],
    [
      'nobody known who agreed',
      { maker, consent: { ...consent, givenBy: 'uncle' } },
      'consent.givenBy',
      'not-a-giver',
    ],
    [
      'no word how it was checked',
      { maker, consent: { ...consent, howChecked: '' } },
      'consent.howChecked',
      'missing',
    ],
    [
      'a day as Excel writes it',
      { maker, consent: { ...consent, until: '31/03/2027' } },
      'consent.until',
      'not-a-day',
    ],
    ['no first day', { maker, consent: { ...consent, givenOn: undefined } }, 'consent.givenOn', 'missing'],
    [
      'an end before its beginning',
      { maker, consent: { ...consent, until: '2026-03-31' } },
      'consent.until',
      'ends-too-early',
    ],
    ['a maker that goes on and on', { maker: 'x'.repeat(501) }, 'maker', 'too-long'],
    [
      'a translation that goes on and on',
      { translations: { hi: { care: 'x'.repeat(2001) } } },
      'translations.hi.care',
      'too-long',
    ],
    ['one text for all', 'Sunita', '', 'not-a-story'],
  ])('is refused with %s', (_, story, path, problem) => {
    const { issues = [] } = v.safeParse(importedStorySchema, story);
    expect(issues.map((issue) => [v.getDotPath(issue) ?? '', issue.message])).toEqual([[path, problem]]);
  });
});

const typed: ProductForm = {
  ...v.parse(productFormSchema, {}),
  name: 'Kurta',
  category: 'Clothing',
  price: '890',
  imageURL: '/kurta.jpg',
  alt: 'A kurta',
  maker,
  maker_hi: 'सुनीता',
  consentGivenBy: 'self',
  consentHowChecked: 'On paper',
  consentGivenOn: '2026-04-01',
  consentUntil: '2027-03-31',
  care: 'Wash by hand.',
};

test('what is typed of a story is read into the product, and the product shows it in its form again', () => {
  const reading = readProductForm('kurta', typed);
  if (!reading.success) throw new Error('The form could not be read.');
  expect(reading.output.story).toEqual({
    maker,
    consent: { givenBy: 'self', howChecked: 'On paper', givenOn: '2026-04-01', until: '2027-03-31' },
    making: '',
    care: 'Wash by hand.',
    translations: { hi: { maker: 'सुनीता' } },
  });
  expect(productFormOf(reading.output)).toEqual(typed);
});

test('who chooses that there is no consent takes it back, whatever stands in its other fields', () => {
  const reading = readProductForm('kurta', { ...typed, consentGivenBy: '' });
  expect(reading.success && reading.output.story?.consent).toBeUndefined();
  expect(reading.success && reading.output.story?.maker).toBe(maker);
});

test('a preview has no consent while one is incomplete', () => {
  expect(previewedStory({ ...typed, consentUntil: '' })).toMatchObject({ maker, care: 'Wash by hand.' });
  expect(previewedStory({ ...typed, consentUntil: '' })?.consent).toBeUndefined();
  expect(previewedStory(typed)?.consent).toBeDefined();
  expect(previewedStory(storyFormOf(undefined))).toBeUndefined();
});

test.each([
  ['story.maker', 'maker'],
  ['story.consent.givenOn', 'consentGivenOn'],
  ['story.translations.hi.care', 'translations.hi.care'],
  ['variants.0.price', 'variants.0.price'],
])('the field at %s is called %s', (path, field) => {
  expect(fieldOfStoryPath(path)).toBe(field);
});
