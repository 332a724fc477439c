import * as v from 'valibot';
import { describe, expect, it, test } from 'vitest';
import { controlAt } from '../entries/controls.ts';
import { formOf, formSchema, previewedEntry, readEntryForm } from '../entries/form.ts';
import { strictSchema } from '../entries/strict-schema.ts';
import { productFields, type ProductForm } from './product.ts';

const productSchema = strictSchema(productFields, 'listed');
const listed = (story: unknown) =>
  v.safeParse(productSchema, { _id: 'kurta', name: 'Kurta', category: 'Clothing', price: 890, story });
const storyOf = (story: unknown) => {
  const reading = listed(story);
  return reading.success ? reading.output.story : reading.issues;
};

const consent = { givenBy: 'parent', howChecked: 'On paper', givenOn: '2026-04-01', until: '2027-03-31' };
const maker = 'Sunita prints.';

describe('the story of a product in a list', () => {
  it('may be left out, and is none where nothing is written', () => {
    expect(storyOf(undefined)).toBeUndefined();
    expect(storyOf({ maker: ' ', translations: { hi: { care: '' } } })).toBeUndefined();
  });

  it('may have care alone, and a maker without consent, who is not shown', () => {
    expect(storyOf({ care: ' Wipe it. ', maker })).toEqual({
      makerName: '',
      maker,
      making: '',
      care: 'Wipe it.',
    });
  });

  it('keeps maker, consent and translations', () => {
    const story = { maker, consent, making: '', care: '', translations: { mr: { maker: 'सुनीता' } } };
    expect(storyOf(story)).toEqual({ ...story, makerName: '' });
    expect(storyOf({ maker, consent: { ...consent, givenBy: ' Parent ' } })).toMatchObject({ consent });
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
      'a first day that has not come',
      { maker, consent: { ...consent, givenOn: '2098-04-01', until: '2099-03-31' } },
      'consent.givenOn',
      'in-future',
    ],
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
    const { issues = [] } = listed(story);
    const at = ['story', path].filter(Boolean).join('.');
    expect(issues.map((issue) => [v.getDotPath(issue), issue.message])).toEqual([[at, problem]]);
  });
});

const typed: ProductForm = {
  ...v.parse(formSchema(productFields), {}),
  name: 'Kurta',
  category: 'Clothing',
  price: '890',
  imageURL: '/kurta.jpg',
  alt: 'A kurta',
  makerName: 'Sunita Kale',
  maker,
  maker_hi: 'सुनीता',
  consentGivenBy: 'self',
  consentHowChecked: 'On paper',
  consentGivenOn: '2026-04-01',
  consentUntil: '2027-03-31',
  care: 'Wash by hand.',
};

test('what is typed of a story is read into the product, and the product shows it in its form again', () => {
  const reading = readEntryForm(productFields, 'kurta', typed);
  if (!reading.success) throw new Error('The form could not be read.');
  expect(reading.output.story).toEqual({
    makerName: 'Sunita Kale',
    maker,
    consent: { givenBy: 'self', howChecked: 'On paper', givenOn: '2026-04-01', until: '2027-03-31' },
    making: '',
    care: 'Wash by hand.',
    translations: { hi: { maker: 'सुनीता' } },
  });
  expect(formOf(productFields, reading.output)).toEqual(typed);
});

test('who chooses that there is no consent takes it back, whatever stands in its other fields', () => {
  const reading = readEntryForm(productFields, 'kurta', { ...typed, consentGivenBy: '' });
  expect(reading.success && reading.output.story?.consent).toBeUndefined();
  expect(reading.success && reading.output.story?.maker).toBe(maker);
});

test('a preview has no consent while one is incomplete', () => {
  const previewed = (form: ProductForm) => previewedEntry(productFields, 'kurta', form).story;
  expect(previewed({ ...typed, consentUntil: '' })).toMatchObject({ maker, care: 'Wash by hand.' });
  expect(previewed({ ...typed, consentUntil: '' })?.consent).toBeUndefined();
  expect(previewed(typed)?.consent).toBeDefined();
  expect(previewed(v.parse(formSchema(productFields), {}))).toBeUndefined();
});

test.each([
  ['story.maker', 'maker'],
  ['story.consent.givenOn', 'consentGivenOn'],
  ['story.translations.hi.care', 'care_hi'],
  ['translations.mr.name', 'name_mr'],
  ['translations.hi.styles.2', 'styles_hi'],
  ['translations', 'translations'],
  ['styles.3', 'styles'],
  ['variants', 'variants'],
  ['variants.0', 'variants.0'],
  ['variants.0.price', 'variants.0.price'],
  ['variants.0.translations.hi.type', 'variants.0.type_hi'],
])('the control of %s is called %s', (path, control) => {
  expect(controlAt(productFields, path)).toBe(control);
});
