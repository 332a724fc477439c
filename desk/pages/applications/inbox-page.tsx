import type { HandledApplication } from '../../../backend/repositories/inbox-repository.ts';
import { applicantName } from '../../../domain/admission.ts';
import { mayAct } from '../../../domain/person.ts';
import { addresses } from '../../addresses.ts';
import type { DeskRequest } from '../../desk-context.ts';
import { Notice } from '../../layout/notice.tsx';
import { pageAsked, Paging } from '../../layout/paging.tsx';
import { renderDeskPage } from '../../layout/render-desk-page.tsx';
import { RowList } from '../../layout/row-list.tsx';
import { StateLabel } from '../../layout/state-label.tsx';
import { TouchLink } from '../../layout/touch-link.tsx';
import { ApplicationAge } from './application-age.tsx';
import { ApplicationStateLabel } from './application-state-label.tsx';
import { askedInbox, inboxAddress } from './inbox-filter.ts';
import { InboxFilters } from './inbox-filters.tsx';

/** The inbox: what waits first, narrowed as the address says, fifty on a page. */
export async function get(c: DeskRequest): Promise<Response> {
  const desk = c.get('desk');
  const messages = desk.messages.applications;
  const { filter, who } = askedInbox(c);
  const { inbox } = desk.repositories;
  const [applications, counts] = await Promise.all([inbox.page(filter, pageAsked(c)), inbox.counts(filter)]);
  const { holidays } = (await desk.content()).facts;
  const total = filter.state
    ? counts[filter.state]
    : Object.values(counts).reduce((sum, count) => sum + count, 0);
  const mayEdit = mayAct(c.get('signedIn').person.role, 'editor');
  const isNarrowed = filter.state !== undefined || filter.words !== '' || who !== 'anyone';

  const rowOf = (application: HandledApplication) => ({
    key: application.reference,
    to: `${addresses.applications}/${application.reference}`,
    name: applicantName(application),
    detail: (
      <>
        {application.reference} ·{' '}
        <ApplicationAge
          messages={messages}
          language={desk.language}
          application={application}
          now={desk.now()}
          holidays={holidays}
        />
        {application.lookedAfterBy !== '' && ` · ${application.lookedAfterBy}`}
        {application.suspect && (
          <>
            {' '}
            · <strong className="text-ink">{messages.suspect.label}</strong>
          </>
        )}
      </>
    ),
    state: application.erasureAskedAt ? (
      <StateLabel tone="waits">{messages.erasure.label}</StateLabel>
    ) : (
      <ApplicationStateLabel messages={messages} state={application.state} />
    ),
  });

  return renderDeskPage(c, {
    title: messages.title,
    view: (
      <>
        <Notice c={c} messages={messages.done} />
        {c.req.query('done') === 'binned' && (
          <p className="-mt-4 mb-4">
            <TouchLink href={addresses.bin}>{messages.toBin}</TouchLink>
          </p>
        )}
        <InboxFilters c={c} messages={messages} counts={counts} />
        <RowList rows={applications.map(rowOf)} empty={isNarrowed ? messages.nothingFound : messages.empty} />
        <Paging c={c} messages={desk.messages.shell.paging} total={total} />
        <p className="mt-6 flex flex-wrap gap-x-6">
          {isNarrowed && <TouchLink href={addresses.applications}>{messages.list.reset}</TouchLink>}
          {mayEdit && total > 0 && (
            <TouchLink href={inboxAddress(`${addresses.applications}/export.csv`, c)}>
              {messages.list.export}
            </TouchLink>
          )}
        </p>
      </>
    ),
  });
}
