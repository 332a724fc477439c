import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { consentVersion } from '../../../back-office/students/change-consent.ts';
import type { Student } from '../../../backend/repositories/student-repository.ts';
import { problemTexts } from '../../../domain/field-problem-text.ts';
import type { FieldProblems } from '../../../domain/field-problems.ts';
import { fillIn } from '../../../domain/fill-in.ts';
import { CONSENT_GIVERS } from '../../../domain/publication-consent.ts';
import { dayInIndia } from '../../../domain/working-days.ts';
import { ChoiceGroup } from '../../../ui/choice-group.tsx';
import { ErrorSummary } from '../../../ui/error-summary.tsx';
import { TextArea } from '../../../ui/text-area.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { addresses } from '../../addresses.ts';
import type { DeskRequest } from '../../desk-context.ts';
import { DeskButton } from '../../forms/desk-button.tsx';
import { Refusal } from '../../forms/refusal.tsx';
import { renderDeskPage } from '../../layout/render-desk-page.tsx';
import { consentText } from './student-publishing.tsx';

/** What the form of a consent could not do, and why. */
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
  const errorOf = (field: string) => wrong.find(({ fieldId }) => fieldId === field)?.text;
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
          <ChoiceGroup
            legend={words.givenBy}
            name="givenBy"
            id="givenBy"
            options={CONSENT_GIVERS.map((value) => ({ value, label: words[value] }))}
            defaultValue={typed['givenBy']}
            error={errorOf('givenBy')}
          />
          <TextArea
            label={words.howChecked}
            name="howChecked"
            hint={words.howCheckedHint}
            rows={2}
            defaultValue={typed['howChecked']}
            error={errorOf('howChecked')}
          />
          <TextField
            label={words.givenOn}
            name="givenOn"
            type="date"
            defaultValue={typed['givenOn'] ?? today}
            error={errorOf('givenOn')}
          />
          <TextField
            label={words.until}
            name="until"
            type="date"
            hint={words.untilHint}
            defaultValue={typed['until']}
            error={errorOf('until')}
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
