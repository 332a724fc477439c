import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { formOf, formSchema, readEntryForm } from '../entries/form.ts';
import { onlyIn } from '../entries/only-in.ts';
import { strictSchema } from '../entries/strict-schema.ts';
import type { Translations } from '../entries/translations.ts';
import { choiceWords, firstChoice } from '../shop/choice.ts';
import { type Product, productFields } from '../shop/product.ts';
import { inLanguage, stylesInLanguage } from './in-language.ts';
import { latinFromDevanagari } from './latin-from-devanagari.ts';
import { writtenLanguage } from './written-language.ts';

const typed = v.parse(formSchema(productFields), {
  name_hi: 'मिट्टी का दीया',
  category: 'Festival Items',
  imageURL: '/diya.jpg',
  alt_hi: 'जलता हुआ दीया',
  styles_hi: 'मिट्टी\nहाथ से बना',
  unit: 'piece',
  unit_hi: 'पीस',
  variants: [{ type_hi: 'छोटा', price: '20', description_mr: 'एका रात्रीसाठी.' }],
});
const reading = readEntryForm(productFields, 'mitti-ka-diya', typed);
if (!reading.success) throw new Error(JSON.stringify(reading.issues));
const diya = reading.output;

describe('what is first written in Hindi', () => {
  test('is published without English, and stands for it', () => {
    expect(diya).toMatchObject({
      name: 'मिट्टी का दीया',
      alt: 'जलता हुआ दीया',
      styles: ['मिट्टी', 'हाथ से बना'],
      unit: 'piece',
      variants: [{ type: 'छोटा', description: 'एका रात्रीसाठी.' }],
    });
  });

  test('is shown as Hindi on the pages of every language', () => {
    expect(inLanguage(diya, 'name', 'hi')).toEqual({ text: 'मिट्टी का दीया' });
    expect(inLanguage(diya, 'name', 'en')).toEqual({ text: 'मिट्टी का दीया', lang: 'hi' });
    expect(inLanguage(diya, 'name', 'mr')).toEqual({ text: 'मिट्टी का दीया', lang: 'hi' });
    expect(stylesInLanguage(diya, 'en')[1]).toEqual({ text: 'हाथ से बना', lang: 'hi' });
    expect(choiceWords(firstChoice(diya), 'en')).toEqual({ text: 'छोटा', lang: 'hi' });
    expect(inLanguage(diya, 'unit', 'mr')).toEqual({ text: 'piece', lang: 'en' });
  });

  test('is so also where a page has no other translations', () => {
    const inEnglish = onlyIn<Product>(
      productFields,
      { ...diya, translations: { ...diya.translations, mr: { unit: 'नग' } } },
      'en',
    );
    expect(inLanguage(inEnglish, 'name', 'en')).toEqual({ text: 'मिट्टी का दीया', lang: 'hi' });
    expect(inEnglish.translations).not.toHaveProperty('mr');
  });

  test('stands in the control of Hindi again, and follows what is changed there', () => {
    const form = formOf(productFields, diya);
    expect(form).toMatchObject({ name: '', name_hi: 'मिट्टी का दीया', styles: '', unit: 'piece' });
    const changed = readEntryForm(productFields, 'mitti-ka-diya', { ...form, name_hi: 'दीया', name: '' });
    expect(changed.success && changed.output.name).toBe('दीया');
    const translated = readEntryForm(productFields, 'mitti-ka-diya', { ...form, name: 'Clay lamp' });
    expect(translated.success && inLanguage(translated.output, 'name', 'mr')).toEqual({
      text: 'Clay lamp',
      lang: 'en',
    });
  });

  test('is missing where it is written in no language', () => {
    const { issues = [] } = v.safeParse(strictSchema(productFields, 'published'), {
      ...diya,
      price: 20,
      name: '',
      alt: ' ',
      translations: { hi: { name: ' ' } },
    });
    expect(issues.map((issue) => [v.getDotPath(issue), issue.message])).toEqual([
      ['name', 'missing'],
      ['alt', 'missing'],
    ]);
  });
});

test.each([
  ['नाव', { hi: 'नाव' }, 'hi'],
  ['नाव', { hi: 'नाव', mr: 'होडी' }, 'hi'],
  ['होडी', { hi: 'नाव', mr: 'होडी' }, 'mr'],
  ['Boat', { hi: 'नाव' }, 'en'],
  // Reads the same in each language.
  ['30 × 20', { hi: '30 × 20' }, 'en'],
  ['', {}, 'en'],
] as const)('%s beside %j is written in %s', (text, translations, language) => {
  const all: Translations<string> = translations;
  expect(writtenLanguage(text, (each) => all[each])).toBe(language);
});

test.each([
  ['जूट का झोला', 'jut ka jhola'],
  ['ब्लॉक प्रिंट कुर्ता', 'blok print kurta'],
  ['नमक', 'namak'],
  ['कंगन', 'kangan'],
  ['बड़ा डिब्बा', 'bara dibba'],
  ['ज्यूटची पिशवी', 'jyutachi pishavi'],
  ['Bag दीया 2', 'Bag diya 2'],
])('%s is %s in Latin letters', (text, latin) => {
  expect(latinFromDevanagari(text)).toBe(latin);
});
