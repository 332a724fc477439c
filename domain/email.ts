import * as v from 'valibot';
import { type FieldProblem, requiredText } from './plain-text.ts';

const notAnEmail: FieldProblem = 'not-an-email';

/** A schema for an e-mail address that must be there. */
export const emailSchema = v.pipe(requiredText(254), v.email(notAnEmail));
