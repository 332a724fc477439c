import type { FieldProblems } from '../domain/field-problems.ts';
import type { FieldProblem } from '../domain/plain-text.ts';

/** What forms say, whatever they ask for. */
export const formWords = {
  summary: 'Please mend this first',
  required: '(required)',
  optional: '(optional)',
} as const;

const subjects: Readonly<Record<string, string>> = {
  firstName: 'your first name',
  lastName: 'your last name',
  fullName: 'your full name',
  name: 'your name',
  email: 'your email address',
  phone: 'a phone number',
  phoneNumber: 'a phone number',
  address: 'your address',
  message: 'your message',
};

const choices: Readonly<Record<string, string>> = {
  purpose: 'Choose a purpose.',
  duration: 'Choose a duration.',
};

/**
 * What is wrong with a field and how to mend it, in one sentence.
 * @example fieldProblem('email', 'missing') // 'Enter your email address.'
 */
export function fieldProblem(field: string, problem: FieldProblem): string {
  const subject = subjects[field] ?? 'this';
  if (choices[field] !== undefined) return choices[field];
  switch (problem) {
    case 'missing':
    case 'not-a-choice':
      return `Enter ${subject}.`;
    case 'not-an-email':
      return 'Enter an email address like name@example.org.';
    case 'too-long':
      return `Shorten ${subject === 'this' ? 'this text' : subject}; it is too long.`;
  }
}

/** The sentences of all wrong fields, in the form's order, each with its field's name (which is also its id). */
export function problemTexts(problems: FieldProblems): { fieldId: string; text: string }[] {
  return Object.entries(problems).flatMap(([field, problem]) =>
    problem ? [{ fieldId: field, text: fieldProblem(field, problem) }] : [],
  );
}
