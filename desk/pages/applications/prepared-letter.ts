import type { OpenedApplication } from '../../../back-office/applications/open-application.ts';
import type { Facts } from '../../../content/schemas/facts.ts';
import type { DeskMessages } from '../../../content/schemas/desk-messages.ts';
import type { ApplicationState } from '../../../domain/application-state.ts';
import { fillIn } from '../../../domain/fill-in.ts';
import { isLanguage, type Language, sourceLanguage } from '../../../domain/languages.ts';
import { inLetters, transliterationsIn } from '../../../domain/transliterations.ts';

/** A message to an applicant that is ready to be sent, and the language that it is in. */
export type Letter = { language: Language; subject: string; text: string };

/**
 * The message that fits the state of an application, in the language in which the applicant read the form; `person` writes
 * it. The house is written in the letters of that language.
 */
export function preparedLetter(
  messagesIn: Readonly<Record<Language, DeskMessages>>,
  { transliterations }: Pick<Facts, 'transliterations'>,
  { application, student }: Pick<OpenedApplication, 'application' | 'student'>,
  { person, state = application.state }: { person: string; state?: ApplicationState },
): Letter {
  const { firstName, reference } = application;
  const language = isLanguage(application.language) ? application.language : sourceLanguage;
  const placed = state === 'admitted' || state === 'declined' ? state : 'question';
  const { subject, text } = messagesIn[language].applications.letters[placed];
  const { hostelName = '', roomNumber = '' } = student?.student ?? {};
  const hostel = [inLetters(transliterationsIn(transliterations, language), hostelName), roomNumber]
    .filter(Boolean)
    .join(', ');
  const values = { firstName, reference, person, hostel };
  return { language, subject: fillIn(subject, values), text: fillIn(text, values) };
}
