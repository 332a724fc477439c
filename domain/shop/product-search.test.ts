import { describe, expect, it } from 'vitest';
import { readProducts } from './product-json.ts';
import { createProductSearch, foldedText } from './product-search.ts';

const rows = [
  {
    _id: 'bag',
    name: 'Jute Tote Bag',
    description: 'Carries books',
    category: 'Accessories',
    styles: ['Block print'],
    translations: {
      hi: { name: 'जूट का झोला', description: 'किताबों के लिए', styles: ['ठप्पा छपाई'] },
      mr: { name: 'ज्यूटची पिशवी' },
    },
  },
  { _id: 'pickle', name: 'Mango Pickle', description: 'From Café Diyā', category: 'Food Items', styles: [] },
  { _id: 'stole', name: 'Cotton Stole', description: 'Indigo dye', category: 'Clothing', styles: ['Summer'] },
  { _id: 'diya', name: 'दीया', description: 'मिट्टी का', category: 'Festival Items', styles: [] },
  { _id: 'daya', name: 'दया', description: '', category: 'Festival Items', styles: [] },
];
const { products } = readProducts(rows.map((row) => ({ ...row, price: 100 })));
const search = createProductSearch(products);

describe('the shop’s search', () => {
  it.each([
    ['name', 'tote', ['bag']],
    ['description', 'books', ['bag']],
    ['category', 'food', ['pickle']],
    ['style tags', 'block', ['bag']],
    ['name in Hindi', 'झोला', ['bag']],
    ['name in Marathi', 'पिशवी', ['bag']],
    ['description in Hindi', 'किताबों', ['bag']],
    ['style tags in Hindi', 'छपाई', ['bag']],
    ['names of several languages at once', 'jute झोला', ['bag']],
  ])('looks in the %s', (_, words, found) => {
    expect(ids(words)).toEqual(found);
  });

  it.each(['MANGO', 'cafe', 'CAFÉ', 'cafe\u0301', 'diya', 'Ｍａｎｇｏ'])(
    'ignores case and accents: %s',
    (words) => {
      expect(ids(words)).toEqual(['pickle']);
    },
  );

  it('keeps Devanagari words apart that differ in their vowels only', () => {
    expect(ids('दीया')).toEqual(['diya']);
    expect(ids('दया')).toEqual(['daya']);
  });

  it.each(['चम्पा', 'चंपा', 'चँपा', 'चम्', 'चम्प'])(
    'finds Devanagari words however they are spelt, and half typed: %s',
    (words) => {
      const find = createProductSearch(
        readProducts([{ _id: 'soap', name: 'चंपा साबुन', price: 100 }]).products,
      );
      expect(find({ words, category: undefined })).toHaveLength(1);
    },
  );

  it('finds what has all of several words, wherever they stand, however they are spaced', () => {
    expect(ids('  indigo   STOLE ')).toEqual(['stole']);
    expect(ids('indigo bag')).toEqual([]);
  });

  it('finds part of a word, but nothing across two fields', () => {
    expect(ids('pick')).toEqual(['pickle']);
    expect(ids('bagcarries')).toEqual([]);
  });

  it('takes no sign for a pattern', () => {
    expect([ids('.*'), ids('('), ids('\\')]).toEqual([[], [], []]);
  });

  it.each(['', '   '])('finds everything, in its order, for %j', (words) => {
    expect(ids(words)).toEqual(['bag', 'pickle', 'stole', 'diya', 'daya']);
  });

  it('narrows to a category, alone and with words', () => {
    expect(ids('', 'Festival Items')).toEqual(['diya', 'daya']);
    expect(ids('दया', 'Festival Items')).toEqual(['daya']);
    expect(ids('mango', 'Clothing')).toEqual([]);
    expect(ids('', 'Home Essentials')).toEqual([]);
  });

  it('answers one question after another', () => {
    expect([ids('mango'), ids(''), ids('tote')].map((found) => found.length)).toEqual([1, 5, 1]);
  });

  it.each([
    ['bag', ['bag', 'bags']],
    ['bags', ['bag', 'bags']],
    ['candy', ['candies']],
    ['candies', ['candies']],
    ['candied', []],
    ['boxes', ['box']],
    ['mangoes', ['mango']],
    ['dresses', ['dress']],
    ['dress', ['dress']],
    ['shoe', ['shoes']],
    ['tomato', ['tomatoes']],
    ['gas', []],
  ])('finds one and several alike: %s', (words, found) => {
    const names = ['Bag', 'Bags', 'Candies', 'Box', 'Mango', 'Dress', 'Shoes', 'Tomatoes', 'Stole'];
    const find = createProductSearch(
      readProducts(names.map((name) => ({ _id: name.toLowerCase(), name, price: 100 }))).products,
    );
    expect(find({ words, category: undefined }).map(({ _id }) => _id)).toEqual(found);
  });
});

function ids(words: string, category?: string): string[] {
  return search({ words, category }).map(({ _id }) => _id);
}

const NUKTA = '\u093c';
const ZWNJ = '\u200c';
const ZWJ = '\u200d';

describe('foldedText', () => {
  it('makes text comparable', () => {
    expect(foldedText('  Café \n Diyā ')).toBe('cafe diya');
    expect(foldedText('Children’s')).toBe("children's");
    expect(foldedText('Ｍａｎｇｏ')).toBe('mango');
  });

  it.each([
    ['a nukta, in one sign with its letter', '\u095b\u0930\u0940', 'जरी'],
    ['a nukta of its own', `ज${NUKTA}री`, 'जरी'],
    ...Array.from('कखगजडढफय', (letter, at): [string, string, string] => [
      `the nukta of ${letter}, in one sign and in two`,
      String.fromCharCode(0x958 + at),
      letter + NUKTA,
    ]),
    ['the nuktas of a word', 'साड़ी', 'साडी'],
    ['several of them', 'ख़रीदें', 'खरीदें'],
    ['the nukta of a loanword', 'फ़्रेम', 'फ्रेम'],
    ['the nukta before a conjunct', 'ज़्यादा', 'ज्यादा'],
    ['Marathi’s ra of an eyelash', 'तऱ्हा', `तर${ZWJ}्हा`],
    ['the eyelash and the reph', 'दुसऱ्या', 'दुसर्या'],
    ['chandrabindu', 'चाँद', 'चांद'],
    ['chandrabindu on a vowel', 'आँगन', 'आंगन'],
    ['chandrabindu above a matra', 'बूँद', 'बूंद'],
    ['chandrabindu at the end', 'हाँ', 'हां'],
    ['the nasal of क’s row', 'कङ्घी', 'कंघी'],
    ['the nasal of क’s row, in Marathi', 'रङ्ग', 'रंग'],
    ['the nasal of च’s row', 'पञ्चायत', 'पंचायत'],
    ['the nasal of च’s row, in Marathi', 'कुञ्जी', 'कुंजी'],
    ['the nasal of ट’s row', 'घण्टी', 'घंटी'],
    ['the nasal of ट’s row, in Marathi', 'अण्डे', 'अंडे'],
    ['the nasal of त’s row', 'हिन्दी', 'हिंदी'],
    ['the nasal of त’s row, before a conjunct', 'केन्द्र', 'केंद्र'],
    ['the nasal of त’s row, in Marathi', 'सुन्दर', 'सुंदर'],
    ['the nasal of प’s row', 'चम्पा', 'चंपा'],
    ['the nasal of प’s row, in Marathi', 'अम्बाडी', 'अंबाडी'],
    ['the nasal twice', 'सम्मान', 'संमान'],
    ['the nasal of a loanword', 'पेन्सिल', 'पेंसिल'],
    ['the nasal of a loanword, in Marathi', 'पेन्शन', 'पेंशन'],
    ['a joiner within a conjunct', `क्${ZWJ}ष`, 'क्ष'],
    ['a non-joiner within a conjunct', `श्री${ZWNJ}मान`, 'श्रीमान'],
    ['a non-joiner after a virama', `अद्${ZWNJ}भुत`, 'अद्भुत'],
    ['a nasal beside a joiner', `हिन्${ZWJ}दी`, 'हिंदी'],
    ['Marathi’s ॲ, in one sign and in two', 'ॲप', 'अॅप'],
    ['Marathi’s ॲ, held together by a joiner', 'ॲप', `अ${ZWJ}ॅप`],
    ['all at once', `ज${NUKTA}न्${ZWJ}जीर चाँदी`, 'ज़न्जीर चांदी'],
  ])('folds %s', (_, one, other) => {
    expect(foldedText(one)).toBe(foldedText(other));
  });

  it.each([
    ['दीया', 'दया'],
    ['दिया', 'दीया'],
    ['कल', 'काल'],
    ['कुल', 'कूल'],
    ['मेला', 'मैला'],
    ['सेब', 'सब'],
    ['ओर', 'और'],
    ['कृपा', 'कपा'],
    ['बॉल', 'बाल'],
    ['कॅप', 'कप'],
    ['इमली', 'ईमली'],
    ['अंक', 'अक'],
    ['बाँस', 'बास'],
    ['पुस्तक', 'पुसतक'],
    ['पत्ता', 'पता'],
    ['जन्म', 'जंम'],
    ['कन्या', 'कंया'],
    ['पुण्य', 'पुंय'],
    ['मण', 'मन'],
    ['शाल', 'साल'],
    ['डाल', 'ढाल'],
    ['दुःख', 'दुख'],
    // In Marathi alone:
    ['पिशवी', 'पीशवी'],
    ['कळ', 'कल'],
    ['वही', 'वहि'],
    ['गुळ', 'गूळ'],
    ['बॅग', 'बेग'],
    ['माळ', 'मळ'],
  ])('keeps %s and %s apart', (one, other) => {
    expect(foldedText(one)).not.toBe(foldedText(other));
  });
});
