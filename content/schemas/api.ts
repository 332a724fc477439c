import * as v from 'valibot';
import { template, text } from './text.ts';

/** The messages that the API answers with; the site shows them to visitors as they are. */
export const apiSchema = v.strictObject({
  received: template('firstName', 'reference'),
  aadhaarHidden: text,
  invalidApplication: text,
  malformedBody: text,
  bodyTooLarge: text,
  foreignForm: text,
  formUnreadable: text,
  notJson: text,
  tooManyRequests: text,
  enrolledClosed: text,
  notFound: text,
  methodNotAllowed: text,
  failed: text,
  unavailable: text,
});
