import type { Application } from '../../domain/application.ts';
import type { FieldProblem } from '../../domain/plain-text.ts';

/** The sentences that the API answers with; words are content, so whoever creates the API gives them. */
export type ApiWords = {
  /** Thanks for an application, with its reference. */
  received(application: { firstName: string; reference: string }): string;
  /** What is wrong with a field of the application, and what to do. */
  fieldProblem(field: keyof Application, problem: FieldProblem): string;
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
  /** 404. */
  notFound: string;
  /** 405; Allow says what is possible. */
  methodNotAllowed: string;
  /** 500: our mistake. */
  failed: string;
  /** 503: the database doesn't answer. */
  unavailable: string;
};
