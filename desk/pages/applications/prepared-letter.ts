import type { OpenedApplication } from '../../../back-office/applications/open-application.ts';
import type { DeskMessages } from '../../../content/schemas/desk-messages.ts';
import type { ApplicationState } from '../../../domain/application-state.ts';
import { fillIn } from '../../../domain/fill-in.ts';

/** A message to an applicant that is ready to be sent. */
export type Letter = { subject: string; text: string };

type Letters = DeskMessages['applications']['letters'];

/** The message that fits the state of an application, in the applicant's language; `person` writes it. */
export function preparedLetter(
  messages: DeskMessages['applications'],
  { application, student }: Pick<OpenedApplication, 'application' | 'student'>,
  { person, state = application.state }: { person: string; state?: ApplicationState },
): Letter {
  const { firstName, reference, language } = application;
  const placed = state === 'admitted' || state === 'declined' ? state : 'question';
  const { subject, text } = lettersIn(messages, language)[placed];
  const { hostelName = '', roomNumber = '' } = student?.student ?? {};
  const hostel = [hostelName, roomNumber].filter(Boolean).join(', ');
  const values = { firstName, reference, person, hostel };
  return { subject: fillIn(subject, values), text: fillIn(text, values) };
}

// Letters are written in English so far; an applicant of another language gets these.
function lettersIn({ letters }: DeskMessages['applications'], language: string): Letters {
  const written: Readonly<Record<string, Letters>> = { en: letters };
  return written[language] ?? letters;
}
