import * as v from 'valibot';
import { type FieldProblem, cleanText, requiredText } from './plain-text.ts';

const notAnEmail: FieldProblem = 'not-an-email';

// The email addresses that browsers accept (WHATWG HTML), with a dot in the domain.
const address =
  /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?)+$/i;

/** A schema for an email address that must be there. */
export const emailSchema = v.pipe(requiredText(254, cleanEmail), v.regex(address, notAnEmail));

/** An email address as `cleanText`, without the characters that nobody sees and that come along when it is copied. */
export function cleanEmail(text: string): string {
  return cleanText(text.replaceAll(/\p{Cf}/gu, ''));
}
