import { expect, test } from 'vitest';
import { type FieldProblemMessages, fieldProblemText, pickProblems, problemTexts } from './field-problems.ts';

const messages: FieldProblemMessages = {
  default: {
    missing: 'Fill in this field.',
    'too-long': 'Shorten this text.',
    'not-an-email': 'Enter an email address.',
    'not-a-choice': 'Choose one.',
  },
  firstName: { missing: 'Enter your first name.' },
};

test('a field has a sentence of its own for a problem', () => {
  expect(fieldProblemText(messages, 'firstName', 'missing')).toBe('Enter your first name.');
});

test.each(['lastName', 'constructor'])('a field without one (%s) has the default', (field) => {
  expect(fieldProblemText(messages, field, 'missing')).toBe('Fill in this field.');
});

test('a problem that a field has no sentence for has the default', () => {
  expect(fieldProblemText(messages, 'firstName', 'too-long')).toBe('Shorten this text.');
});

test('all wrong fields have their sentences, in the form’s order', () => {
  expect(problemTexts(messages, { firstName: 'missing', email: 'not-an-email' })).toEqual([
    { fieldId: 'firstName', text: 'Enter your first name.' },
    { fieldId: 'email', text: 'Enter an email address.' },
  ]);
});

test('a form needs the messages of its own fields and the default ones', () => {
  const all = { ...messages, email: { missing: 'Enter your email address.' } };
  expect(pickProblems(all, ['firstName', 'lastName'])).toEqual(messages);
});
