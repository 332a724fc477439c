import { fieldProblem } from './form-words.ts';

/** The sentences that the calls answer with; the site shows them to visitors as they are. */
export const apiWords = {
  received: ({ firstName, reference }: { firstName: string; reference: string }) =>
    `Thank you, ${firstName}. Your application ${reference} has reached us. We answer within 5-7 working days.`,
  fieldProblem,
  invalidApplication: 'Some answers need another look before we can take the application.',
  malformedBody: 'The application could not be read: it has to be one JSON object.',
  bodyTooLarge: 'The application is too long: 32 kB is the most we take.',
  formUnreadable: 'What was sent could not be read as a form. Please go back and send it again.',
  notJson: 'The application has to be sent as JSON (content-type: application/json).',
  tooManyRequests: 'Many applications came from this connection. Please wait a little and send it again.',
  enrolledClosed: 'The list of enrolled students is not open to the public.',
  notFound: 'There is nothing at this address.',
  methodNotAllowed: 'This address does not take that kind of request.',
  failed: 'Something went wrong on our side. Please try again.',
  unavailable:
    'We cannot reach our records just now. Nothing you typed is lost; please try again in a minute.',
};
