import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { ConsentTakenBackError } from '../../back-office/consents/taken-back.ts';
import { changeConsent, consentVersion } from '../../back-office/hostel/student.ts';
import { ChangedMeanwhileError } from '../../back-office/staff-error.ts';
import {
  type PublicationConsent,
  publicationConsentSchema,
} from '../../domain/consents/publication-consent.ts';
import { type FieldProblems, problemTexts, readForm } from '../../domain/entries/field-problems.ts';
import { fillIn } from '../../domain/values/fill-in.ts';
import { isFutureDay } from '../../domain/values/indian-time.ts';
import type { Student } from '../../storage/hostel/student-repository.ts';
import { ErrorSummary } from '../../ui/error-summary.tsx';
import { ConsentFields } from '../consents/consents.tsx';
import { DeskButton } from '../forms/controls.tsx';
import { postedTexts } from '../forms/read-form.ts';
import { addresses } from '../layout/addresses.ts';
import type { DeskRequest } from '../layout/desk-context.ts';
import { renderDeskPage } from '../layout/desk-page.tsx';
import { Refusal, refused } from '../layout/notice.tsx';
import { dayText, todayInIndia } from '../layout/time-text.ts';
import { askedId, consentText, openedStudent } from './student.tsx';

/** The form of the consent to publish a student. */
export async function getConsent(c: DeskRequest): Promise<Response> {
  const record = await openedStudent(c);
  return renderConsent(c, record, record.consent ?? {});
}

/** Saves a consent; what is wrong, or was changed meanwhile, comes back with all that was typed. */
export async function postConsent(c: DeskRequest): Promise<Response> {
  const posted = await postedTexts(c);
  const reading = readForm(publicationConsentSchema, posted);
  if (!reading.ok) return again(c, posted, { problems: reading.problems }, 422);
  if (isFutureDay(reading.values.givenOn, c.get('desk').now()))
    return again(c, posted, { isAhead: true }, 422);
  if (reading.values.until < reading.values.givenOn)
    return again(c, posted, { problems: { until: 'missing' } }, 422);
  return save(c, posted, reading.values);
}

/** Withdraws the consent, also where someone else has changed it since it was shown. */
export async function postWithdrawal(c: DeskRequest): Promise<Response> {
  return save(c, await postedTexts(c), undefined);
}

async function save(
  c: DeskRequest,
  posted: Readonly<Record<string, string>>,
  consent: PublicationConsent | undefined,
): Promise<Response> {
  const { repositories, now } = c.get('desk');
  const id = askedId(c);
  const change = { consent, version: posted['version'] ?? '' };
  const error = await refused(() => changeConsent(repositories, c.get('signedIn').person, id, change, now()));
  if (error instanceof ChangedMeanwhileError) return again(c, posted, { isChanged: true }, 409);
  if (error instanceof ConsentTakenBackError) return again(c, posted, { takenBackOn: error.day }, 422);
  if (error) throw error;
  return c.redirect(`${addresses.students}/${id}?done=${consent ? 'consent' : 'withdrawn'}`, 303);
}

async function again(
  c: DeskRequest,
  posted: Readonly<Record<string, string>>,
  trouble: ConsentTrouble,
  status: ContentfulStatusCode,
): Promise<Response> {
  const record = await openedStudent(c);
  return renderConsent(c, record, posted, trouble, status);
}

/**
 * Why a consent was not stored; `isAhead`: its first day has not come yet; `takenBackOn` is the day on which it was taken back, an
 * ISO date.
 */
type ConsentTrouble = {
  problems?: FieldProblems;
  isChanged?: boolean;
  isAhead?: boolean;
  takenBackOn?: string;
};

function renderConsent(
  c: DeskRequest,
  { id, student, consent }: Student,
  typed: Readonly<Partial<Record<string, string>>>,
  { problems = {}, isChanged = false, isAhead = false, takenBackOn }: ConsentTrouble = {},
  status: ContentfulStatusCode = 200,
): Response {
  const desk = c.get('desk');
  const messages = desk.messages.students;
  const { consent: words } = messages;
  const sentences = { ...words.problems, default: messages.problems.default };
  const wrong = problemTexts(sentences, problems);
  if (isAhead) wrong.push({ fieldId: 'givenOn', text: words.problems.givenOn['in-future'] });
  if (takenBackOn !== undefined) {
    const text = fillIn(desk.messages.refusals.consentTakenBack, {
      day: dayText(takenBackOn, desk.language),
    });
    wrong.push({ fieldId: 'givenOn', text });
  }
  const field = (name: keyof PublicationConsent) => ({
    name,
    label: words[name],
    defaultValue: typed[name],
    error: wrong.find(({ fieldId }) => fieldId === name)?.text,
  });
  const address = `${addresses.students}/${id}`;
  const version = <input type="hidden" name="version" value={consentVersion(consent)} />;
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
            text={isChanged ? `${messages.conflict.theirs}: ${consentText(c, consent)}` : undefined}
          />
          {version}
          <p>{words.lead}</p>
          <p>{words.ends}</p>
          <ConsentFields
            givenBy={field('givenBy')}
            howChecked={{ ...field('howChecked'), hint: words.howCheckedHint }}
            givenOn={{ ...field('givenOn'), defaultValue: typed['givenOn'] ?? todayInIndia(c) }}
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
