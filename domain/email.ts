import * as v from 'valibot';
import { type FieldProblem, requiredText } from './plain-text.ts';

const notAnEmail: FieldProblem = 'not-an-email';

// What browsers take as an e-mail address (WHATWG HTML), and a dot in its domain, as every address out there has.
const address =
  /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?)+$/i;

/** A schema for an e-mail address that must be there. */
export const emailSchema = v.pipe(requiredText(254), v.regex(address, notAnEmail));
