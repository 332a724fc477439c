import type { Context } from 'hono';
import type { FieldProblemMessages } from '../domain/entries/field-problems.ts';

/** The sentences that the API answers with; they are content, so whoever creates the API passes them in. */
export type ApiMessages = {
  /** 201: thanks for an application; `{firstName}` and `{reference}` are filled in. */
  received: string;
  /** 201: follows the thanks where an Aadhaar number was hidden. */
  aadhaarHidden: string;
  /** 201: follows the thanks where it is in doubt which number will be called; `{phone}` is filled in. */
  phoneInDoubt: string;
  /** 422: what is wrong with each field of an application, and what to do. */
  fieldProblems: FieldProblemMessages;
  /** 422: some fields need another look. */
  invalidApplication: string;
  /** 400: the body isn't a JSON object. */
  malformedBody: string;
  /** 413: the body is over 32 kB. */
  bodyTooLarge: string;
  /** 415: the body isn't sent as JSON. */
  notJson: string;
  /** 429: too many applications from one address; Retry-After says when to try again. */
  tooManyRequests: string;
  /** 403: the list of enrolled students is closed. */
  enrolledClosed: string;
  /** 404: no such path. */
  notFound: string;
  /** 405: no such method; Allow says which there are. */
  methodNotAllowed: string;
  /** 500: a mistake in this program. */
  failed: string;
  /** 503: the database doesn't answer. */
  unavailable: string;
};

/** The sentences with which a request is answered, in its language; staff may change them while the site runs. */
export type RequestMessages = (context: Context) => ApiMessages;
