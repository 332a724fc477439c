import type { HandledApplication } from '../../../backend/repositories/inbox-repository.ts';
import type { DeskMessages } from '../../../content/schemas/desk-messages.ts';
import type { Messages } from '../../../content/schemas/messages.ts';
import { applicationFields } from '../../../domain/application.ts';
import { isLanguage, type Language } from '../../../domain/languages.ts';
import { languageName } from '../../language/language-name.ts';

// On a phone a long text gets the whole width.
const LONG = 60;

type ApplicationAnswersProps = {
  messages: DeskMessages['applications'];
  language: Language;
  /** The form that the applicant has filled in, in the language of the desk: its labels and choices. */
  form: Messages['applicationForm'];
  application: HandledApplication;
};

/** All that an applicant has written, under the labels of their form. */
export function ApplicationAnswers({ messages, language, form, application }: ApplicationAnswersProps) {
  const said = {
    ...application,
    purpose: form.purposes[application.purpose],
    duration: form.durations[application.duration],
  };
  const { language: read } = application;
  const answers = [
    ...applicationFields.map((field) => ({ label: form[field], text: said[field] })),
    { label: messages.language, text: isLanguage(read) ? languageName(read, language) : read },
  ];
  return (
    <section>
      <h2 className="mb-2 text-xl">{messages.answers}</h2>
      <dl className="border-t-2 border-line">
        {answers.map(({ label, text }) => (
          <div
            key={label}
            className={`grid gap-x-4 border-b-2 border-line py-2 sm:grid-cols-[14rem_1fr] ${text.length > LONG ? '' : 'grid-cols-[7rem_1fr]'}`}
          >
            <dt className="text-muted">{label}</dt>
            <dd className="wrap-anywhere whitespace-pre-line">{text || '–'}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
