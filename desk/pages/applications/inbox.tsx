import { exportInbox } from '../../../back-office/applications/application-lists.ts';
import type { HandledApplication, InboxFilter } from '../../../backend/repositories/inbox-repository.ts';
import type { DeskMessages } from '../../../content/schemas/desk-messages.ts';
import { applicantName } from '../../../domain/admission.ts';
import {
  APPLICATION_STATES,
  type ApplicationState,
  isOpen,
  stateNamed,
} from '../../../domain/application-state.ts';
import { fillIn, pluralText } from '../../../domain/fill-in.ts';
import { dayInIndia } from '../../../domain/indian-time.ts';
import { mayAct } from '../../../domain/person.ts';
import { LATE_AFTER_WORKING_DAYS, workingDaysBetween } from '../../../domain/working-days.ts';
import { addresses } from '../../addresses.ts';
import type { DeskRequest } from '../../desk-context.ts';
import { TouchLink } from '../../forms/controls.tsx';
import { renderDeskPage } from '../../layout/desk-page.tsx';
import {
  FilterLinks,
  Paging,
  RowList,
  SearchForm,
  StateLabel,
  csvDownload,
  pageAsked,
} from '../../layout/list.tsx';
import { Notice } from '../../layout/notice.tsx';
import { dayText } from '../../layout/time-text.ts';

/** The inbox: what waits first, narrowed as the address says, fifty on a page. */
export async function getInbox(c: DeskRequest): Promise<Response> {
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
        {application.reference} · <ApplicationAge c={c} application={application} holidays={holidays} />
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

/** The inbox as a spreadsheet, narrowed as its page is. */
export async function getInboxCsv(c: DeskRequest): Promise<Response> {
  const desk = c.get('desk');
  const form = (await desk.content()).messages[desk.language].applicationForm;
  const words = { form, desk: desk.messages.applications };
  const { filter } = askedInbox(c);
  const { person } = c.get('signedIn');
  const text = await exportInbox(desk.repositories, person, { filter, words }, desk.now());
  return csvDownload(c, 'applications', text);
}

/** Whose applications a list shows, as the address says it. */
const OWNERS = ['anyone', 'me', 'nobody'] as const;

type Owner = (typeof OWNERS)[number];

/** The filter in the address of the inbox: `state`, `q` and `who`. */
type AskedInbox = { filter: InboxFilter; who: Owner };

/** Reads which applications a request asks for; what it can't read counts as not asked. */
function askedInbox(c: DeskRequest): AskedInbox {
  const state = stateNamed(c.req.query('state'));
  const who = OWNERS.find((owner) => owner === c.req.query('who')) ?? 'anyone';
  return {
    who,
    filter: {
      state,
      words: (c.req.query('q') ?? '').slice(0, 100).trim(),
      ...(who === 'me' && { lookedAfterBy: c.get('signedIn').person.name }),
      ...(who === 'nobody' && { lookedAfterBy: '' }),
    },
  };
}

/** The address of the list with what a request asks for, changed in some parts; '' takes a part out. */
function inboxAddress(
  path: string,
  c: DeskRequest,
  changes: Readonly<Partial<Record<'state' | 'q' | 'who', string>>> = {},
): string {
  const { filter, who } = askedInbox(c);
  const asked = { state: filter.state ?? '', q: filter.words ?? '', who: who === 'anyone' ? '' : who };
  const parts = Object.entries({ ...asked, ...changes }).filter(([, value]) => value !== '');
  return parts.length > 0 ? `${path}?${new URLSearchParams(parts).toString()}` : path;
}

type InboxFiltersProps = {
  c: DeskRequest;
  messages: DeskMessages['applications'];
  counts: Readonly<Record<ApplicationState, number>>;
};

/** Narrows the inbox: by state, with how many there are, by words, and by who looks after them. */
function InboxFilters({ c, messages, counts }: InboxFiltersProps) {
  const { filter, who } = askedInbox(c);
  const { list, states } = messages;
  const total = Object.values(counts).reduce((sum, count) => sum + count, 0);
  const hidden = { state: filter.state ?? '', who: who === 'anyone' ? '' : who };
  return (
    <div className="mb-5 grid gap-3">
      <SearchForm
        action={addresses.applications}
        label={list.search}
        hint={list.searchHint}
        button={list.find}
        words={filter.words ?? ''}
        hidden={hidden}
      />
      <FilterLinks
        label={list.state}
        links={[
          { label: fillIn(list.count, { label: list.all, count: total }), state: '' },
          ...APPLICATION_STATES.map((state) => ({
            label: fillIn(list.count, { label: states[state], count: counts[state] }),
            state,
          })),
        ].map(({ label, state }) => ({
          label,
          to: inboxAddress(addresses.applications, c, { state }),
          isCurrent: (filter.state ?? '') === state,
        }))}
      />
      <FilterLinks
        label={list.lookedAfterBy}
        isLabelSeen
        links={OWNERS.map((owner) => ({
          label: list[owner],
          to: inboxAddress(addresses.applications, c, { who: owner === 'anyone' ? '' : owner }),
          isCurrent: who === owner,
        }))}
      />
    </div>
  );
}

type ApplicationAgeProps = {
  c: DeskRequest;
  application: HandledApplication;
  holidays: readonly string[];
};

/** How long an application has waited, in working days; one that is decided says since when. */
export function ApplicationAge({ c, application, holidays }: ApplicationAgeProps) {
  const { language, now, messages: all } = c.get('desk');
  const messages = all.applications;
  const { state, stateSince, receivedAt } = application;
  if (!isOpen(state)) return fillIn(messages.since, { day: dayText(dayInIndia(stateSince), language) });
  const [came, today] = [dayInIndia(receivedAt), dayInIndia(now().toISOString())];
  if (came === today) return messages.age.today;
  const days = workingDaysBetween(came, today, holidays);
  const text = pluralText(messages.age.days, days);
  if (days <= LATE_AFTER_WORKING_DAYS) return text;
  return (
    <strong className="text-danger">
      {text}, {messages.age.late}
    </strong>
  );
}

type ApplicationStateLabelProps = { messages: DeskMessages['applications']; state: ApplicationState };

/** The state of an application as a word. */
export function ApplicationStateLabel({ messages, state }: ApplicationStateLabelProps) {
  const tone = state === 'new' ? 'waits' : isOpen(state) ? 'open' : 'done';
  return <StateLabel tone={tone}>{messages.states[state]}</StateLabel>;
}
