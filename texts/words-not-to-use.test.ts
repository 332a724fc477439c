import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { uses, wordsNotToUse } from './words-not-to-use.ts';

const { words } = wordsNotToUse(readFileSync('content/glossary.md', 'utf8'));

describe('the words that the glossary says not to use', () => {
  test('are known in every language', () => {
    expect(new Set(words.map(({ language }) => language))).toEqual(new Set(['en', 'hi', 'mr']));
    expect(words.filter(({ write }) => write === '')).toEqual([]);
  });

  test('are those of no row of the glossary itself', () => {
    const rows = recommended(readFileSync('content/glossary.md', 'utf8'));
    expect(rows.length).toBeGreaterThan(200);
    const wrong = rows.filter(({ language, text }) =>
      words.some((word) => word.language === language && uses(text, word)),
    );
    expect(wrong).toEqual([]);
  });

  test.each([
    ['hi', 'किसी दिव्यांग को'],
    ['hi', 'ख़ास मदद'],
    ['hi', 'लॉग में'],
    ['mr', 'आपल्याला सांगू'],
    ['mr', 'अर्ज पुसून टाका'],
    ['mr', 'खुणांच्या भाषेत'],
    ['en', 'Send an E-mail'],
  ])('are found in %s: %s', (language, text) => {
    expect(words.some((word) => word.language === language && uses(text, word))).toBe(true);
  });

  test.each([
    ['hi', 'दिव्यांग व्यक्ति को'],
    ['hi', 'दिव्यांगता प्रमाण पत्र'],
    ['mr', 'ओल्या कापडाने पुसा'],
    ['mr', 'ब्रेल पुस्तके'],
  ])('are not found in %s: %s', (language, text) => {
    expect(words.filter((word) => word.language === language && uses(text, word))).toEqual([]);
  });
});

test('a glossary without the list forbids nothing', () => {
  const glossary = '# Glossary\n\n| English | Hindi |\n| --- | --- |\n| log | रिकॉर्ड |\n';
  expect(wordsNotToUse(glossary)).toEqual({ words: [], unreadable: [] });
});

test('a row that can’t be read is named, so that no word is allowed by a slip', () => {
  const row = '| Hindi | लॉग | | रिकॉर्ड | Reads like लोग. |';
  const glossary = `## Words not to use\n\n| language | not |\n| --- | --- |\n${row}\n| hi | लॉग | रिकॉर्ड |\n`;
  expect(wordsNotToUse(glossary)).toEqual({ words: [], unreadable: [row, '| hi | लॉग | रिकॉर्ड |'] });
});

/** The words that the tables of the glossary say to use: one for both languages, and one for the desk in each. */
function recommended(glossary: string): { language: string; text: string }[] {
  const [main = '', hindi = '', marathi = ''] = glossary.split('\n## ');
  const cells = (part: string, column: number, language: string) =>
    part
      .split('\n')
      .filter((line) => line.startsWith('|'))
      .map((line) => ({ language, text: line.split('|')[column] ?? '' }));
  return [
    ...cells(main, 2, 'hi'),
    ...cells(main, 3, 'mr'),
    ...cells(hindi, 2, 'hi'),
    ...cells(marathi, 2, 'mr'),
  ];
}
