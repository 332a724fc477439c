import type { ContentfulStatusCode } from 'hono/utils/http-status';
import {
  type OpenedApplication,
  ENTRY_CHOICES,
  openApplication,
} from '../../back-office/hostel/application.ts';
import { applicantName } from '../../domain/hostel/admission.ts';
import { isOpen, statesAfter } from '../../domain/hostel/application-state.ts';
import { applicationFields } from '../../domain/hostel/application.ts';
import { mayAct } from '../../domain/people/person.ts';
import { fillIn } from '../../domain/values/fill-in.ts';
import { dayInIndia } from '../../domain/values/indian-time.ts';
import { isKnownLanguage, languageName } from '../../domain/values/languages.ts';
import type { HandledApplication } from '../../storage/hostel/inbox-repository.ts';
import type { Messages } from '../../texts/schemas/messages.ts';
import { ChoiceGroup } from '../../ui/choice-group.tsx';
import { ErrorSummary } from '../../ui/error-summary.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { DeskButton, TouchLink } from '../forms/controls.tsx';
import { addresses } from '../layout/addresses.ts';
import type { DeskRequest } from '../layout/desk-context.ts';
import { renderDeskPage } from '../layout/desk-page.tsx';
import { Notice, Refusal } from '../layout/notice.tsx';
import { dayText, timeText } from '../layout/time-text.ts';
import { ContactLinks, preparedLetter } from './application-contact.tsx';
import { ApplicationAge, ApplicationStateLabel } from './inbox.tsx';

/** The page of an application: what its parts are made of. */
type Screen = {
  c: DeskRequest;
  opened: OpenedApplication;
  address: string;
  /** Whether who is signed in may change it. */
  mayWrite: boolean;
};

/** Why a form on the page of an application was refused. */
type Trouble = {
  status: ContentfulStatusCode;
  note?: { text: string; error: string };
  refusal?: { title: string; text: string };
};

/** Answers with the page of one application, which the log tells; `trouble` says what its form could not do. */
export async function renderApplication(
  c: DeskRequest,
  reference: string,
  { status, note, refusal }: Trouble = { status: 200 },
): Promise<Response> {
  const { repositories, language, now, messagesIn, messages: all, content } = c.get('desk');
  const { person } = c.get('signedIn');
  const messages = all.applications;
  const opened = await openApplication(repositories, person, reference, now());
  const { application } = opened;
  const { facts, messages: site } = await content();
  const address = `${addresses.applications}/${application.reference}`;
  const screen = { c, opened, address, mayWrite: mayAct(person.role, 'editor') };
  return renderDeskPage(c, {
    status,
    title: applicantName(application),
    back: { label: messages.title, to: addresses.applications },
    view: (
      <>
        <Notice c={c} messages={messages.done} />
        {note && (
          <div className="mb-6">
            <ErrorSummary title={messages.summary} problems={[{ fieldId: 'note', text: note.error }]} />
          </div>
        )}
        <Refusal title={refusal?.title ?? ''} text={refusal?.text} />
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <ApplicationStateLabel c={c} state={application.state} />
          <span className="tabular-nums">{application.reference}</span>
          <span>
            <ApplicationAge c={c} application={application} facts={facts} />
          </span>
        </p>
        <p className="mt-1 text-sm text-muted">
          {fillIn(messages.received, { time: timeText(application.receivedAt, language) })}
        </p>
        {application.suspect && (
          <div className="mt-4 rounded-patch border-2 border-accent p-4">
            <p className="font-semibold">{messages.suspect.label}</p>
            <p className="mt-1">{messages.suspect.text}</p>
          </div>
        )}
        <ErasureNotice c={c} application={application} className="mt-4" />
        <ContactLinks
          c={c}
          application={application}
          letter={preparedLetter(messagesIn, facts, opened, { person: person.name })}
        />
        <Answers {...screen} form={site[language].applicationForm} />
        <Decision {...screen} />
        <Notes {...screen} typed={note} />
        <Handling {...screen} />
      </>
    ),
  });
}

type ErasureNoticeProps = { c: DeskRequest; application: HandledApplication; className?: string };

/** Says on which day the family asked to erase an application; nothing where they did not. */
export function ErasureNotice({ c, application, className = '' }: ErasureNoticeProps) {
  const { language, messages } = c.get('desk');
  const { erasure, erasing } = messages.applications;
  const { reference, erasureAskedAt } = application;
  if (erasureAskedAt === '') return null;
  return (
    <div className={`rounded-patch border-2 border-danger p-4 font-semibold ${className}`}>
      <p>{fillIn(erasure.text, { day: dayText(dayInIndia(erasureAskedAt), language) })}</p>
      {mayAct(c.get('signedIn').person.role, 'editor') && (
        <a
          href={`${addresses.applications}/${reference}/erase`}
          className="mt-1 inline-flex min-h-11 items-center"
        >
          {erasing.link}
        </a>
      )}
    </div>
  );
}

// On a phone a long text gets the whole width.
const LONG = 60;

/** All that an applicant has written, under the labels of their form, in the language of the desk. */
function Answers({ c, opened: { application }, form }: Screen & { form: Messages['applicationForm'] }) {
  const { language, messages: all } = c.get('desk');
  const messages = all.applications;
  const said = {
    ...application,
    purpose: form.purposes[application.purpose],
    duration: form.durations[application.duration],
  };
  const { language: read } = application;
  const answers = [
    ...applicationFields.map((field) => ({ label: form[field], text: said[field] })),
    { label: messages.language, text: isKnownLanguage(read) ? languageName(read, language) : read },
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

/** The way to admit or decline an applicant, and to the student they have become. */
function Decision({ c, opened: { application, student }, address, mayWrite }: Screen) {
  const messages = c.get('desk').messages.applications;
  const { state } = application;
  return (
    <section aria-label={messages.decide} className="mt-6 flex flex-wrap items-center gap-3">
      {mayWrite && (
        <form method="get" action={`${address}/admit`}>
          <DeskButton variant={isOpen(state) ? 'primary' : 'quiet'}>
            {state === 'admitted' ? messages.placement : messages.admit}
          </DeskButton>
        </form>
      )}
      {mayWrite && statesAfter(state).includes('declined') && (
        <form method="get" action={`${address}/decline`}>
          <DeskButton variant="quiet">{messages.decline}</DeskButton>
        </form>
      )}
      {student && (
        <TouchLink href={`${addresses.students}/${student.id}`}>
          {state === 'admitted' && student.leftOn === '' ? messages.student : messages.studentEntry}
        </TouchLink>
      )}
    </section>
  );
}

/** The notes of staff, the oldest first, and a field for the next one; `typed` could not be stored. */
function Notes({ c, opened: { notes }, address, mayWrite, typed }: Screen & { typed: Trouble['note'] }) {
  const { language, messages: all } = c.get('desk');
  const messages = all.applications.notes;
  return (
    <section className="mt-9">
      <h2 className="mb-2 text-xl">{messages.title}</h2>
      {notes.length === 0 && <p className="text-muted">{messages.empty}</p>}
      <ul className={notes.length > 0 ? 'border-t-2 border-line' : ''}>
        {notes.map(({ id, writtenAt, personName, text }) => (
          <li key={id} className="border-b-2 border-line py-2">
            <p className="text-sm text-muted">
              {personName}, <time dateTime={writtenAt}>{timeText(writtenAt, language)}</time>
            </p>
            <p className="max-w-prose wrap-anywhere whitespace-pre-line">{text}</p>
          </li>
        ))}
      </ul>
      {mayWrite && (
        <form
          method="post"
          action={`${address}/note`}
          noValidate
          data-keep={`${address}/note`}
          className="mt-4 max-w-prose"
        >
          <TextArea
            label={messages.label}
            name="note"
            hint={messages.hint}
            rows={3}
            defaultValue={typed?.text ?? ''}
            error={typed?.error}
          />
          <DeskButton variant="quiet" className="mt-3">
            {messages.add}
          </DeskButton>
        </form>
      )}
    </section>
  );
}

/**
 * Who looks after an application, and in which state it is; an editor changes both, or deletes it. Whoever undoes an admission
 * is asked what becomes of the student's entry.
 */
function Handling({ c, opened: { application, student }, address, mayWrite }: Screen) {
  const { handling, states, erasing } = c.get('desk').messages.applications;
  const { state, lookedAfterBy } = application;
  const next = statesAfter(state).filter((each) => each !== 'admitted' && each !== 'declined');
  return (
    <section className="mt-9">
      <h2 className="mb-2 text-xl">{handling.title}</h2>
      <p>{lookedAfterBy === '' ? handling.nobody : fillIn(handling.person, { person: lookedAfterBy })}</p>
      {mayWrite && (
        <>
          {lookedAfterBy !== c.get('signedIn').person.name && (
            <form method="post" action={`${address}/take-over`} className="mt-3">
              <DeskButton variant="quiet">{handling.takeOver}</DeskButton>
            </form>
          )}
          <form method="post" action={`${address}/state`} className="mt-6 max-w-xs">
            <input type="hidden" name="shown" value={state} />
            <SelectField
              label={handling.state}
              name="state"
              options={next.map((value) => ({ value, label: states[value] }))}
            />
            {state === 'admitted' && student?.leftOn === '' && (
              <ChoiceGroup
                className="mt-4"
                legend={fillIn(handling.entry.question, { name: student.student.name })}
                name="entry"
                defaultValue="leaves"
                options={ENTRY_CHOICES.map((value) => ({ value, label: handling.entry[value] }))}
              />
            )}
            <DeskButton variant="quiet" className="mt-3">
              {handling.change}
            </DeskButton>
          </form>
          <form method="post" action={`${address}/bin`} className="mt-9">
            <DeskButton variant="danger">{handling.bin}</DeskButton>
          </form>
          {application.erasureAskedAt === '' && (
            <p className="mt-5">
              <a href={`${address}/erase`} className="inline-flex min-h-11 items-center font-semibold">
                {erasing.link}
              </a>
            </p>
          )}
        </>
      )}
    </section>
  );
}
