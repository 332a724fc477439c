import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { openApplication } from '../../../back-office/applications/open-application.ts';
import { applicantName } from '../../../domain/admission.ts';
import { fillIn } from '../../../domain/fill-in.ts';
import { mayAct } from '../../../domain/person.ts';
import { ErrorSummary } from '../../../ui/error-summary.tsx';
import { addresses } from '../../addresses.ts';
import type { DeskRequest } from '../../desk-context.ts';
import { Refusal } from '../../forms/refusal.tsx';
import { Notice } from '../../layout/notice.tsx';
import { renderDeskPage } from '../../layout/render-desk-page.tsx';
import { dayInIndia } from '../../../domain/working-days.ts';
import { dayText, timeText } from '../../layout/time-text.ts';
import { ApplicationAge } from './application-age.tsx';
import { ApplicationAnswers } from './application-answers.tsx';
import { ApplicationDecision } from './application-decision.tsx';
import { ApplicationHandling } from './application-handling.tsx';
import { ApplicationNotes } from './application-notes.tsx';
import { ApplicationStateLabel } from './application-state-label.tsx';
import { ContactLinks } from './contact-links.tsx';
import { preparedLetter } from './prepared-letter.ts';

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
  const desk = c.get('desk');
  const { person } = c.get('signedIn');
  const messages = desk.messages.applications;
  const opened = await openApplication(desk.repositories, person, reference, desk.now());
  const { application, notes } = opened;
  const { facts, messages: site } = await desk.content();
  const address = `${addresses.applications}/${application.reference}`;
  const mayWrite = mayAct(person.role, 'editor');

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
          <ApplicationStateLabel messages={messages} state={application.state} />
          <span className="tabular-nums">{application.reference}</span>
          <span>
            <ApplicationAge
              messages={messages}
              language={desk.language}
              application={application}
              now={desk.now()}
              holidays={facts.holidays}
            />
          </span>
        </p>
        <p className="mt-1 text-sm text-muted">
          {fillIn(messages.received, { time: timeText(application.receivedAt, desk.language) })}
        </p>
        {application.suspect && (
          <div className="mt-4 rounded-patch border-2 border-accent p-4">
            <p className="font-semibold">{messages.suspect.label}</p>
            <p className="mt-1">{messages.suspect.text}</p>
          </div>
        )}
        {application.erasureAskedAt !== '' && (
          <div className="mt-4 rounded-patch border-2 border-danger p-4 font-semibold">
            <p>
              {fillIn(messages.erasure.text, {
                day: dayText(dayInIndia(application.erasureAskedAt), desk.language),
              })}
            </p>
            {mayWrite && (
              <a href={`${address}/erase`} className="mt-1 inline-flex min-h-11 items-center">
                {messages.erasing.link}
              </a>
            )}
          </div>
        )}
        <ContactLinks
          messages={messages}
          application={application}
          language={desk.language}
          letter={preparedLetter(desk.messagesIn, facts, opened, { person: person.name })}
        />
        <ApplicationAnswers
          messages={messages}
          language={desk.language}
          form={site[desk.language].applicationForm}
          application={application}
        />
        <ApplicationDecision messages={messages} opened={opened} address={address} mayDecide={mayWrite} />
        <ApplicationNotes
          messages={messages.notes}
          language={desk.language}
          notes={notes}
          address={address}
          mayWrite={mayWrite}
          typed={note}
        />
        <ApplicationHandling
          messages={messages}
          application={application}
          address={address}
          editor={mayWrite ? person.name : undefined}
        />
      </>
    ),
  });
}
