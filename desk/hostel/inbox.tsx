import { exportInbox } from '../../back-office/hostel/application-lists.ts';
import { applicantName } from '../../domain/hostel/admission.ts';
import {
  APPLICATION_STATES,
  type ApplicationState,
  isOpen,
  stateNamed,
} from '../../domain/hostel/application-state.ts';
import { answerDue } from '../../domain/hostel/own-application.ts';
import { mayAct } from '../../domain/people/person.ts';
import { fillIn, pluralText } from '../../domain/values/fill-in.ts';
import { dayInIndia } from '../../domain/values/indian-time.ts';
import { workingDaysBetween } from '../../domain/values/working-days.ts';
import type { HandledApplication, InboxFilter } from '../../storage/hostel/inbox-repository.ts';
import type { DeskMessages } from '../../texts/schemas/desk-messages.ts';
import type { Facts } from '../../texts/schemas/facts.ts';
import { TouchLink } from '../forms/controls.tsx';
import { addresses } from '../layout/addresses.ts';
import type { DeskRequest } from '../layout/desk-context.ts';
import { renderDeskPage } from '../layout/desk-page.tsx';
import {
  FilterLinks,
  type NarrowedList,
  Paging,
  RowList,
  SearchForm,
  StateLabel,
  csvDownload,
  listAddress,
  pageAsked,
} from '../layout/list.tsx';
import { Notice } from '../layout/notice.tsx';
import { dayText, todayInIndia } from '../layout/time-text.ts';

/** The inbox: what waits first, narrowed as the address says, fifty on a page. */
export async function getInbox(c: DeskRequest): Promise<Response> {
  const desk = c.get('desk');
  const messages = desk.messages.applications;
  const { filter, list } = askedInbox(c);
  const { inbox } = desk.repositories;
  const [applications, counts] = await Promise.all([inbox.page(filter, pageAsked(c)), inbox.counts(filter)]);
  const { facts } = await desk.content();
  const total = filter.state
    ? counts[filter.state]
    : Object.values(counts).reduce((sum, count) => sum + count, 0);
  const mayEdit = mayAct(c.get('signedIn').person.role, 'editor');
  const isNarrowed = listAddress(list) !== addresses.applications;

  const rowOf = (application: HandledApplication) => ({
    key: application.reference,
    to: `${addresses.applications}/${application.reference}`,
    name: applicantName(application),
    detail: (
      <>
        {application.reference} · <ApplicationAge c={c} application={application} facts={facts} />
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
      <ApplicationStateLabel c={c} state={application.state} />
    ),
  });

  return renderDeskPage(c, {
    title: messages.title,
    view: (
      <>
        <Notice c={c} messages={messages.done} />
        <Filters list={list} messages={messages} counts={counts} />
        <RowList rows={applications.map(rowOf)} empty={isNarrowed ? messages.nothingFound : messages.empty} />
        <Paging c={c} total={total} />
        <p className="mt-6 flex flex-wrap gap-x-6">
          {isNarrowed && <TouchLink href={addresses.applications}>{messages.list.reset}</TouchLink>}
          {mayEdit && total > 0 && (
            <TouchLink href={listAddress({ ...list, path: `${addresses.applications}/export.csv` })}>
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

// Whose applications the list shows; '' stands for everybody's.
const OWNERS = ['', 'me', 'nobody'] as const;

/** Reads which applications a request asks for by `state`, `q` and `who`; what it can't read counts as not asked. */
function askedInbox(c: DeskRequest): { filter: InboxFilter; list: NarrowedList } {
  const state = stateNamed(c.req.query('state'));
  const words = (c.req.query('q') ?? '').slice(0, 100).trim();
  const who = OWNERS.find((owner) => owner === c.req.query('who')) ?? '';
  return {
    filter: {
      state,
      words,
      ...(who === 'me' && { lookedAfterBy: c.get('signedIn').person.name }),
      ...(who === 'nobody' && { lookedAfterBy: '' }),
    },
    list: { path: addresses.applications, asked: { state: state ?? '', q: words, who } },
  };
}

type FiltersProps = {
  list: NarrowedList;
  messages: DeskMessages['applications'];
  counts: Readonly<Record<ApplicationState, number>>;
};

/** Narrows the inbox: by words, by state, with how many there are, and by who looks after them. */
function Filters({ list, messages: { list: words, states }, counts }: FiltersProps) {
  const total = Object.values(counts).reduce((sum, count) => sum + count, 0);
  const withCount = (label: string, count: number) => fillIn(words.count, { label, count });
  return (
    <div className="mb-5 grid gap-3">
      <SearchForm list={list} messages={words} />
      <FilterLinks
        list={list}
        by="state"
        label={words.state}
        isLabelSeen={false}
        choices={[
          ['', withCount(words.all, total)],
          ...APPLICATION_STATES.map((state) => [state, withCount(states[state], counts[state])] as const),
        ]}
      />
      <FilterLinks
        list={list}
        by="who"
        label={words.lookedAfterBy}
        choices={OWNERS.map((owner) => [owner, words[owner || 'anyone']] as const)}
      />
    </div>
  );
}

type ApplicationAgeProps = {
  c: DeskRequest;
  application: HandledApplication;
  facts: Facts;
};

/** How long an application has waited, in working days; one that is decided says since when. */
export function ApplicationAge({ c, application, facts }: ApplicationAgeProps) {
  const { language, messages: all } = c.get('desk');
  const messages = all.applications;
  const { state, stateSince, receivedAt } = application;
  if (!isOpen(state)) return fillIn(messages.since, { day: dayText(dayInIndia(stateSince), language) });
  const [came, today] = [dayInIndia(receivedAt), todayInIndia(c)];
  if (came === today) return messages.age.today;
  const text = pluralText(messages.age.days, workingDaysBetween(came, today, facts));
  if (answerDue(application, facts, today)?.isLate !== true) return text;
  return (
    <strong className="text-danger">
      {text}, {messages.age.late}
    </strong>
  );
}

/** The state of an application as a word. */
export function ApplicationStateLabel({ c, state }: { c: DeskRequest; state: ApplicationState }) {
  const tone = state === 'new' ? 'waits' : isOpen(state) ? 'open' : 'done';
  return <StateLabel tone={tone}>{c.get('desk').messages.applications.states[state]}</StateLabel>;
}
