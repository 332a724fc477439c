import { describe, expect, it } from 'vitest';
import { applicationSchema } from '../domain/application.ts';
import { contactMessageSchema } from '../domain/contact-message.ts';
import { deliverySchema } from '../domain/delivery.ts';
import { readForm } from '../domain/field-problems.ts';
import { fieldProblem } from './form-words.ts';

const forms = {
  application: applicationSchema,
  'contact message': contactMessageSchema,
  delivery: deliverySchema,
};

describe('fieldProblem', () => {
  it.each([
    ['firstName', 'missing', 'Enter your first name.'],
    ['phone', 'missing', 'Enter a phone number.'],
    ['email', 'missing', 'Enter your email address.'],
    ['email', 'not-an-email', 'Enter an email address like name@example.org.'],
    ['address', 'too-long', 'Shorten your address; it is too long.'],
    ['additionalInfo', 'too-long', 'Shorten this text; it is too long.'],
    ['purpose', 'not-a-choice', 'Choose a purpose.'],
    ['purpose', 'missing', 'Choose a purpose.'],
    ['duration', 'missing', 'Choose a duration.'],
  ] as const)('says of %s, %s: %s', (field, problem, sentence) => {
    expect(fieldProblem(field, problem)).toBe(sentence);
  });

  it.each(Object.entries(forms))(
    'names every required field of the %s, each in its own sentence',
    (_, schema) => {
      const reading = readForm(schema, {});
      const wrong = reading.ok ? [] : Object.keys(reading.problems);
      const sentences = wrong.map((field) => fieldProblem(field, 'missing'));
      expect(sentences.length).toBeGreaterThan(2);
      expect(new Set(sentences).size).toBe(sentences.length);
      expect(sentences.filter((sentence) => !/^(Enter|Choose) (your|an?) [a-z ]+\.$/.test(sentence))).toEqual(
        [],
      );
    },
  );
});
