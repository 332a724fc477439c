import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { consentVersion } from '../../../back-office/students/change-consent.ts';
import type { Student } from '../../../backend/repositories/student-repository.ts';
import { problemTexts } from '../../../domain/field-problem-text.ts';
import type { FieldProblems } from '../../../domain/field-problems.ts';
import { fillIn } from '../../../domain/fill-in.ts';
import type { PublicationConsent } from '../../../domain/publication-consent.ts';
import { dayInIndia } from '../../../domain/working-days.ts';
import { ErrorSummary } from '../../../ui/error-summary.tsx';
import { addresses } from '../../addresses.ts';
import type { DeskRequest } from '../../desk-context.ts';
import { ConsentFields } from '../../forms/consent-fields.tsx';
import { DeskButton } from '../../forms/desk-button.tsx';
import { Refusal } from '../../forms/refusal.tsx';
import { renderDeskPage } from '../../layout/render-desk-page.tsx';
import { consentText } from './student-publishing.tsx';

/** Why the form of a consent could not be saved. */
export type ConsentTrouble = { problems?: FieldProblems; isChanged?: boolean };

/** Answers with the form of the consent to publish a student. */
export function renderConsent(
  c: DeskRequest,
  { id, student, consent }: Student,
  typed: Readonly<Partial<Record<string, string>>>,
  { problems = {}, isChanged = false }: ConsentTrouble = {},
  status: ContentfulStatusCode = 200,
): Response {
  const desk = c.get('desk');
  const messages = desk.messages.students;
  const { consent: words } = messages;
  const today = dayInIndia(desk.now().toISOString());
  const sentences = { ...words.problems, default: messages.problems.default };
  const wrong = problemTexts(sentences, problems);
  const field = (name: keyof PublicationConsent) => ({
    name,
    label: words[name],
    defaultValue: typed[name],
    error: wrong.find(({ fieldId }) => fieldId === name)?.text,
  });
  const address = `${addresses.students}/${id}`;
  const version = <input type="hidden" name="version" value={consentVersion(consent)} />;
  const meanwhile = consent
    ? consentText(messages.publishing, consent, { today, language: desk.language })
    : messages.publishing.none;
  return renderDeskPage(c, {
    status,
    title: fillIn(words.title, { name: student.name }),
    back: { label: student.name, to: address },
    view: (
      <>
        <form
          method="post"
          action={`${address}/consent`}
          noValidate
          data-keep={`${address}/consent`}
          className="grid max-w-xl gap-5 wrap-anywhere"
        >
          <ErrorSummary title={messages.summary} problems={wrong} />
          <Refusal
            title={messages.conflict.title}
            text={isChanged ? `${messages.conflict.theirs}: ${meanwhile}` : undefined}
          />
          {version}
          <p>{words.lead}</p>
          <p>{words.ends}</p>
          <ConsentFields
            givenBy={field('givenBy')}
            howChecked={{ ...field('howChecked'), hint: words.howCheckedHint }}
            givenOn={{ ...field('givenOn'), defaultValue: typed['givenOn'] ?? today }}
            until={{ ...field('until'), hint: words.untilHint }}
            givers={words}
          />
          <DeskButton className="justify-self-start">
            {isChanged ? messages.conflict.keepYours : words.save}
          </DeskButton>
        </form>
        {consent && (
          <form method="post" action={`${address}/consent/withdraw`} className="mt-9">
            {version}
            <DeskButton variant="danger">{words.withdraw}</DeskButton>
          </form>
        )}
      </>
    ),
  });
}
