import type { ReactNode } from 'react';
import { applicantName } from '../../../domain/hostel/admission.ts';
import { isOpen } from '../../../domain/hostel/application-state.ts';
import { type TypedApplication, applicationFields } from '../../../domain/hostel/application.ts';
import { shownToVisitors } from '../../../domain/hostel/enrolled-access.ts';
import { maskedStudent } from '../../../domain/hostel/masked-student.ts';
import {
  answerDue,
  type OwnApplication,
  type OwnStudent,
  type StoredOfFamily,
  UNDO_HOURS,
} from '../../../domain/hostel/own-application.ts';
import { familyFieldNames, type PublicStudent, publicFieldNames } from '../../../domain/hostel/student.ts';
import { dayInWords } from '../../../domain/values/day-in-words.ts';
import { fillIn, pluralText } from '../../../domain/values/fill-in.ts';
import { dayInIndia } from '../../../domain/values/indian-time.ts';
import { isKnownLanguage, languageNames } from '../../../domain/values/languages.ts';
import { hasHiddenAadhaar } from '../../../domain/values/masked-aadhaar.ts';
import { Button, ButtonLink, type ButtonVariant, buttonLook } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Unbroken } from '../../../ui/unbroken.tsx';
import { PageHeader } from '../../layout/page-header.tsx';
import type { PageContext } from '../../page-context.ts';
import { SendReference } from '../application-form/application-field.tsx';
import type { OwnAddress, OwnQuery, PostedStep } from '../own-application.ts';

type OwnApplicationViewProps = {
  context: PageContext;
  address: OwnAddress;
  application: OwnApplication;
  reopenable: boolean;
  student: OwnStudent | undefined;
  refusal: OwnQuery['refused'] | undefined;
  now: Date;
  done: PostedStep | undefined;
};

/** How far an application has come, and what its family can do with it. */
export function OwnApplicationView(props: OwnApplicationViewProps) {
  const { context, address, application, reopenable, student, refusal, done } = props;
  const { language, facts } = context;
  const messages = context.messages.ownApplication;
  const { reference, state, receivedAt, erasureAskedAt } = application;
  const hidesAadhaar = done === 'correct' && hasHiddenAadhaar(application);
  const call = { phone: facts.phone };
  const day = (time: string) => ({ day: dayInWords(dayInIndia(time), language) });
  return (
    <>
      <PageHeader title={fillIn(messages.of, { name: applicantName(application) })} titleWidth="max-w-full" />
      <div className="page-width grid gap-8 pb-20">
        {done && (
          <Message tone="success">
            {`${messages.done[done]}${hidesAadhaar ? ` ${messages.aadhaarHidden}` : ''}`}
          </Message>
        )}
        {refusal && <Message tone="failure">{fillIn(messages.refused[refusal], call)}</Message>}
        <section className="relative max-w-2xl rounded-patch bg-surface p-6 shadow-lift sm:p-10">
          <p className="font-semibold whitespace-nowrap tabular-figures">{reference}</p>
          <h2 className="mt-1">{messages.states[state]}</h2>
          <p className="mt-3 max-w-prose">{messages.explained[state]}</p>
          <AnswerDay {...props} />
          <p className="mt-3 text-muted">{fillIn(messages.received, day(receivedAt))}</p>
          {erasureAskedAt !== '' && (
            <p className="mt-3 font-semibold">{fillIn(messages.erasureAsked, day(erasureAskedAt))}</p>
          )}
          <p className="mt-5 print:hidden">
            <SendReference
              messages={context.messages.applicationForm.reference}
              reference={reference}
              phone={facts.phone}
            />
          </p>
        </section>
        <ul className="grid max-w-2xl gap-8 print:hidden">
          {student && <ListEntry {...props} student={student} />}
          {reopenable && (
            <Action hint={fillIn(messages.reopenHint, { hours: UNDO_HOURS })}>
              <StepForm action={address()} step="reopen" variant="primary">
                {messages.reopen}
              </StepForm>
            </Action>
          )}
          {state === 'new' ? (
            <Action hint={messages.correctHint}>
              <ButtonLink to={address({ step: 'correct' })}>{messages.correct}</ButtonLink>
            </Action>
          ) : (
            isOpen(state) && <Action hint={fillIn(messages.notCorrectable, call)} />
          )}
          <Action hint={messages.downloadHint}>
            <ButtonLink to={address({ step: 'download' })} variant="quiet">
              {messages.download}
            </ButtonLink>
            <ButtonLink to={address({ step: 'stored' })} variant="quiet">
              {messages.read}
            </ButtonLink>
          </Action>
          {isOpen(state) && (
            <Action hint={messages.withdrawHint}>
              <StepForm action={address()} step="withdraw">
                {messages.withdraw}
              </StepForm>
            </Action>
          )}
          {erasureAskedAt === '' && (
            <Action hint={messages.eraseHint}>
              <details>
                <summary className={buttonLook('danger')}>{messages.erase}</summary>
                <p className="my-3 max-w-prose">{messages.eraseConfirmation.warning}</p>
                <StepForm action={address()} step="erase">
                  {messages.eraseConfirmation.confirm}
                </StepForm>
              </details>
            </Action>
          )}
        </ul>
      </div>
    </>
  );
}

/** The part of a student's entry that the list on this site shows, and the way off the list. */
function ListEntry({ context, address, student, now }: OwnApplicationViewProps & { student: OwnStudent }) {
  const { language, facts, enrolledAccess } = context;
  const { shows, takeOff, takeOffHint, off, notShown } = context.messages.ownApplication.list;
  const shown = shownToVisitors(enrolledAccess, student, dayInIndia(now.toISOString()));
  const { name, offListOn } = student;
  if (shown === 'nothing') {
    const values = { name, phone: facts.phone, day: offListOn && dayInWords(offListOn, language) };
    return <Action hint={fillIn(offListOn === '' ? notShown : off, values)} />;
  }
  return (
    <li className="border-t-2 border-line pt-5">
      <p className="mb-3 max-w-prose">{shows}</p>
      <Rows rows={studentRows(context, shown === 'masked' ? maskedStudent(student) : student)} />
      <p className="my-3 max-w-prose">{fillIn(takeOffHint, { phone: facts.phone })}</p>
      <StepForm action={address()} step="leave-list">
        {takeOff}
      </StepForm>
    </li>
  );
}

function Action({ hint, children }: { hint: string; children?: ReactNode }) {
  return (
    <li className="border-t-2 border-line pt-5">
      <p className="mb-3 max-w-prose">{hint}</p>
      <div className="flex flex-wrap gap-3">{children}</div>
    </li>
  );
}

/** The day by which an answer comes; of a decided application the day since when it is so. */
function AnswerDay({ context, application, now }: OwnApplicationViewProps) {
  const { language, facts } = context;
  const messages = context.messages.ownApplication;
  const { state, stateSince } = application;
  if (!isOpen(state)) {
    const day = dayInWords(dayInIndia(stateSince), language);
    return <p className="mt-3 font-semibold">{fillIn(messages.since, { day })}</p>;
  }
  const due = answerDue(application, facts, dayInIndia(now.toISOString()));
  if (!due) return null;
  return (
    <p className={`mt-3 font-semibold ${due.isLate ? 'text-danger' : ''}`}>
      {fillIn(due.isLate ? messages.late : messages.answerBy, {
        day: dayInWords(due.day, language),
        phone: facts.phone,
      })}
    </p>
  );
}

type StepFormProps = { action: string; step: PostedStep; variant?: ButtonVariant; children: ReactNode };

/** A button that takes a step with an application; most are steps that the family may regret. */
function StepForm({ action, step, variant = 'danger', children }: StepFormProps) {
  return (
    <form method="post" action={action}>
      <StepInput step={step} />
      <Button type="submit" variant={variant}>
        {children}
      </Button>
    </form>
  );
}

/** The hidden field of every form on an application that is open. */
export function StepInput({ step }: { step: PostedStep }) {
  return <input type="hidden" name="step" value={step} />;
}

/** The result of a step, or why it failed; it is read out when the page opens. */
export function Message({ tone, children }: { tone: 'success' | 'failure'; children: string }): ReactNode {
  const succeeded = tone === 'success';
  return (
    <p
      role={succeeded ? 'status' : 'alert'}
      className={`flex max-w-prose items-start gap-3 rounded-patch border-2 bg-surface p-4 font-semibold ${succeeded ? 'border-success' : 'border-danger'}`}
    >
      <Icon
        name={succeeded ? 'check' : 'warning'}
        className={`mt-0.5 size-6 shrink-0 ${succeeded ? 'text-success' : 'text-danger'}`}
      />
      <span>
        <Unbroken text={children} />
      </span>
    </p>
  );
}

type StoredDataProps = { context: PageContext; address: OwnAddress; stored: StoredOfFamily };

/** Everything that is stored of an application, to read and to print. */
export function StoredData({ context, address, stored }: StoredDataProps) {
  const { ownApplication } = context.messages;
  const { application, notes, student } = stored;
  const words = ownApplication.stored;
  const day = (time: string) => (time === '' ? '–' : dayInWords(dayInIndia(time), context.language));
  const language = isKnownLanguage(application.language)
    ? languageNames[application.language]
    : application.language;
  return (
    <>
      <PageHeader title={words.heading} lead={words.lead} />
      <div className="page-width pb-20">
        <div className="grid max-w-prose gap-6">
          <Rows
            rows={[
              [ownApplication.form.reference, application.reference],
              [words.receivedAt, day(application.receivedAt)],
              [words.state, ownApplication.states[application.state]],
              ...detailRows(context, application),
              [words.language, language],
              [
                words.notice,
                application.noticeVersion === ''
                  ? '–'
                  : `${application.noticeVersion}, ${day(application.noticeAt)}`,
              ],
              [words.erasure, day(application.erasureAskedAt)],
            ]}
          />
          <p>{notes === 0 ? words.noNotes : pluralText(words.notes, notes)}</p>
          {student && (
            <>
              <h2>{words.student}</h2>
              <Rows rows={studentRows(context, student)} />
              <h2>{words.privateOfStudent}</h2>
              <Rows
                rows={familyFieldNames.map((name) => [ownApplication.studentFields[name], student[name]])}
              />
            </>
          )}
          <div className="print:hidden">
            <ButtonLink to={address()} variant="quiet">
              {words.back}
            </ButtonLink>
          </div>
        </div>
      </div>
    </>
  );
}

type DetailsThatDifferProps = { context: PageContext; stored: OwnApplication; typed: TypedApplication };

/** The details that are stored where something else was typed. */
export function DetailsThatDiffer({ context, stored, typed }: DetailsThatDifferProps) {
  const fields = applicationFields.filter((field) => typed[field] !== stored[field]);
  return (
    <section className="max-w-prose">
      <h2>{context.messages.ownApplication.correction.storedNow}</h2>
      <Rows rows={detailRows(context, stored, fields)} />
    </section>
  );
}

function detailRows(
  { messages: { applicationForm } }: PageContext,
  application: OwnApplication,
  fields = applicationFields,
) {
  const shown = {
    ...application,
    purpose: applicationForm.purposes[application.purpose],
    duration: applicationForm.durations[application.duration],
  };
  return fields.map((field) => [applicationForm[field], shown[field]] as const);
}

function studentRows({ messages }: PageContext, student: PublicStudent) {
  const { columns, yes, no } = messages.enrolled;
  return publicFieldNames.map((field) => {
    const value = student[field];
    return [columns[field], typeof value === 'boolean' ? (value ? yes : no) : value] as const;
  });
}

function Rows({ rows }: { rows: readonly (readonly [label: string, value: string])[] }) {
  return (
    <dl className="grid gap-x-6 sm:grid-cols-[14rem_1fr]">
      {rows.map(([label, value]) => (
        <div key={label} className="border-t border-line py-2 sm:col-span-2 sm:grid sm:grid-cols-subgrid">
          <dt className="text-muted">{label}</dt>
          <dd className="wrap-anywhere whitespace-pre-line">{value === '' ? '–' : value}</dd>
        </div>
      ))}
    </dl>
  );
}
