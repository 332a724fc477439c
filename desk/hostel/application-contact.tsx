import type { OpenedApplication } from '../../back-office/hostel/application.ts';
import type { ApplicationState } from '../../domain/hostel/application-state.ts';
import { whatsappLink } from '../../domain/shop/whatsapp.ts';
import { fillIn } from '../../domain/values/fill-in.ts';
import {
  deskLanguages,
  type Language,
  languageName,
  mailLanguage,
  languageTag,
} from '../../domain/values/languages.ts';
import { inLetters, transliterationsIn } from '../../domain/values/names-in-letters.ts';
import { internationalDigits, telLink } from '../../domain/values/phone.ts';
import type { HandledApplication } from '../../storage/hostel/inbox-repository.ts';
import type { DeskMessages } from '../../texts/schemas/desk-messages.ts';
import type { Facts } from '../../texts/schemas/facts.ts';
import { ButtonLink } from '../../ui/button.tsx';
import type { DeskRequest } from '../layout/desk-context.ts';

type ContactLinksProps = { c: DeskRequest; application: HandledApplication; letter: Letter };

/** The ways to reach an applicant, with a message that is ready to be sent, and that message to read. */
export function ContactLinks({ c, application, letter }: ContactLinksProps) {
  const { language, messages: all } = c.get('desk');
  const messages = all.applications;
  const { phone, email } = application;
  return (
    <section aria-label={messages.contact} className="my-5">
      <p className="flex flex-wrap gap-x-6">
        <ButtonLink to={telLink(phone)} variant="quiet" icon="phone">
          {messages.call}
        </ButtonLink>
        <ButtonLink
          to={whatsappLink(internationalDigits(phone), letter.text)}
          variant="quiet"
          icon="chat"
          newTab
        >
          {messages.whatsapp}
        </ButtonLink>
        <ButtonLink to={mailAddress(email, letter)} variant="quiet" icon="mail">
          {messages.email}
        </ButtonLink>
      </p>
      <details className="mt-1">
        <summary className="flex min-h-11 cursor-pointer items-center text-primary underline underline-offset-4">
          {messages.prepared} ({languageName(letter.language, language)})
        </summary>
        <p
          lang={languageTag(letter.language)}
          className="max-w-prose border-l-4 border-line pl-4 wrap-anywhere whitespace-pre-line"
        >
          {letter.text}
        </p>
      </details>
    </section>
  );
}

// A form's encoding would show spaces as plus signs.
function mailAddress(email: string, { subject, text }: Letter): string {
  const parts = { subject, body: text.replaceAll('\n', '\r\n') };
  const query = Object.entries(parts).map(
    ([name, value]) => `${name}=${encodeURIComponent(value.toWellFormed())}`,
  );
  return `mailto:${encodeURIComponent(email).replaceAll('%40', '@')}?${query.join('&')}`;
}

/** A message to an applicant that is ready to be sent, and the language that it is in. */
type Letter = { language: Language; subject: string; text: string };

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
  const language = deskLanguages.find((each) => each === application.language) ?? mailLanguage;
  const placed = state === 'admitted' || state === 'declined' ? state : 'question';
  const { subject, text } = messagesIn[language].applications.letters[placed];
  const { hostelName = '', roomNumber = '' } = student?.student ?? {};
  const hostel = [inLetters(transliterationsIn(transliterations, language), hostelName), roomNumber]
    .filter(Boolean)
    .join(', ');
  const values = { firstName, reference, person, hostel };
  return { language, subject: fillIn(subject, values), text: fillIn(text, values) };
}
