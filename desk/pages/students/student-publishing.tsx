import type { Student } from '../../../backend/repositories/student-repository.ts';
import type { DeskMessages } from '../../../content/schemas/desk-messages.ts';
import { fillIn } from '../../../domain/fill-in.ts';
import { type EnrolledAccess, shownToVisitors } from '../../../domain/enrolled-access.ts';
import type { PublicationConsent } from '../../../domain/publication-consent.ts';
import type { Language } from '../../../domain/languages.ts';
import { dayText } from '../../layout/time-text.ts';
import { TouchLink } from '../../layout/touch-link.tsx';

type StudentPublishingProps = {
  messages: DeskMessages['students']['publishing'];
  language: Language;
  record: Student;
  address: string;
  today: string;
  /** Who may read the list of students. */
  access: EnrolledAccess;
  mayEdit: boolean;
};

/** The parts of a student that visitors see, why, and the way to change that. */
export function StudentPublishing(props: StudentPublishingProps) {
  const { messages, language, record, address, today, access, mayEdit } = props;
  const { consent } = record;
  return (
    <section className="mt-9">
      <h2 className="mb-2 text-xl">{messages.title}</h2>
      <p className="font-semibold">{messages.shown[shownToVisitors(access, record, today)]}</p>
      <p className="mb-2 max-w-prose text-muted">{messages.why[access]}</p>
      <p>{consent ? consentText(messages, consent, { today, language }) : messages.none}</p>
      {consent && <p className="wrap-anywhere whitespace-pre-line text-muted">{consent.howChecked}</p>}
      {mayEdit && (
        <p>
          <TouchLink href={`${address}/consent`}>{consent ? messages.change : messages.add}</TouchLink>
        </p>
      )}
    </section>
  );
}

/** Says who gave a consent and from when until when it holds, or that it has ended. */
export function consentText(
  { holds, ended, givers }: StudentPublishingProps['messages'],
  consent: PublicationConsent,
  { today, language }: { today: string; language: Language },
): string {
  const { givenBy, givenOn, until } = consent;
  const values = {
    giver: givers[givenBy],
    from: dayText(givenOn, language),
    until: dayText(until, language),
  };
  return fillIn(until < today ? ended : holds, values);
}
