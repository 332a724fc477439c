import { expect, test } from 'vitest';
import { publicFieldNames, type PublicStudent } from '../domain/hostel/student.ts';
import { isLanguage } from '../domain/values/languages.ts';
import { readContent } from './read-content.ts';

/** A word of the notice for each field that visitors see, in each language. */
const words = {
  name: { en: 'name', hi: 'नाम', mr: 'नाव' },
  email: { en: 'email', hi: 'ईमेल', mr: 'ईमेल' },
  phone: { en: 'phone number', hi: 'फ़ोन नंबर', mr: 'फोन नंबर' },
  address: { en: 'address', hi: 'पता', mr: 'पत्ता' },
  course: { en: 'course', hi: 'कोर्स', mr: 'कोर्स' },
  c_year: { en: 'year', hi: 'साल', mr: 'वर्ष' },
  section: { en: 'section', hi: 'सेक्शन', mr: 'तुकडी' },
  hostelName: { en: 'hostel', hi: 'हॉस्टल', mr: 'हॉस्टेल' },
  roomNumber: { en: 'room', hi: 'कमरा', mr: 'खोली' },
  feesPaid: { en: 'fees are paid', hi: 'फ़ीस जमा हुई', mr: 'फी भरली' },
} as const satisfies Record<keyof PublicStudent, object>;

const reading = readContent('content');
if ('problems' in reading) throw new Error('The content has mistakes.');
const { messages } = reading.content;

test.each(
  (['en', 'hi', 'mr'] as const)
    .filter(isLanguage)
    .flatMap((language) =>
      (['open', 'masked', 'consented'] as const).map((access) => ({ language, access })),
    ),
)(
  'the privacy notice in $language names each field that visitors see of a student: $access',
  ({ language, access }) => {
    const sentence = messages[language].privacy.students.who[access].toLowerCase();
    const missing = publicFieldNames.filter((name) => !sentence.includes(words[name][language]));
    expect(missing).toEqual([]);
  },
);
