import { readFileSync, readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { translatedLanguages } from '../domain/values/languages.ts';
import { englishWords } from './test-english-words.ts';

const files = translatedLanguages.flatMap((language) =>
  readdirSync(`content/${language}`, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.json') && name !== 'sources.json')
    .map((name) => `${language}/${name}`),
);

// Formats, apps, settings and files that staff meet under these names.
const namesOfDesk = [
  'A4, CSV, JPEG, PNG, WebP, HEIC, MB, HTML, PIN, Most Compatible',
  'Google Authenticator, Aegis, 2FAS, Firestore, facebook, instagram, youtube, x',
  'WhatsApp, Facebook, Instagram, Meta, Google Merchant Center',
  'ENROLLED_ACCESS, open, masked, consented, closed, BACKUP_AT, BACKUP_PASSPHRASE, MAIL_FROM, SITE_URL, content/facts.json, content/logo.svg, content/site.json, https://, for example',
];

test.each(files)('%s has no English words', (file) => {
  const messages: unknown = JSON.parse(readFileSync(`content/${file}`, 'utf8'));
  const names = file.includes('/desk/') ? namesOfDesk : [];
  expect(textsIn(messages).filter((text) => englishWords(text, names).length > 0)).toEqual([]);
});

test('finds English words, but no names, placeholders and addresses', () => {
  expect(englishWords('{count} चीज़ें in the कार्ट')).toEqual(['in', 'the']);
  expect(englishWords('Asha Deshpande को UPI से, या https://example.org पर', ['Asha Deshpande'])).toEqual([]);
});

// The name of a picture is no text.
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (value === null || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([key, of]) => (key === 'picture' ? [] : textsIn(of)));
}
