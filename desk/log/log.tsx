import { Hono } from 'hono';
import { exportLog, logDifferences, readLog } from '../../back-office/log/read-log.ts';
import { mayAct } from '../../domain/people/person.ts';
import { fillIn, pluralText } from '../../domain/values/fill-in.ts';
import type { LogFilter, LoggedPerson, StoredLogEntry } from '../../storage/log/log-repository.ts';
import { TextField } from '../../ui/field.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { DeskButton, TouchLink } from '../forms/controls.tsx';
import { addresses } from '../layout/addresses.ts';
import type { DeskEnv, DeskRequest } from '../layout/desk-context.ts';
import { renderDeskPage } from '../layout/desk-page.tsx';
import { Paging, csvDownload, pageAsked } from '../layout/list.tsx';
import { timeText } from '../layout/time-text.ts';
import { requireRole } from '../people/require-person.ts';
import { actorName, differenceWords, logSentence } from './log-words.ts';
import { findLoggedAddresses, isKindThere, isLoggedKind, loggedKinds } from './logged-address.ts';

/** The log of what staff did: everyone may read it, but only owners how others sign in; owners may take it with them. */
export function logRoutes(): Hono<DeskEnv> {
  const routes = new Hono<DeskEnv>();
  routes.get('/', getLog);
  routes.get('/export.csv', requireRole('owner'), getLogCsv);
  return routes;
}

/** The log, the newest first, narrowed as the address says, fifty entries on a page. */
async function getLog(c: DeskRequest): Promise<Response> {
  const desk = c.get('desk');
  const { repositories, messages } = desk;
  const { log } = messages;
  const asked = askedLog(c);
  const filter = logFilter(asked);
  const { person } = c.get('signedIn');
  const [{ entries, total }, people] = await Promise.all([
    readLog(repositories, person, filter, pageAsked(c)),
    repositories.log.people(),
  ]);
  const addressOf = await findLoggedAddresses(desk, entries);
  const isNarrowed = Object.values(asked).some((value) => value !== '');
  const isOwner = mayAct(person.role, 'owner');

  return renderDeskPage(c, {
    title: log.title,
    view: (
      <>
        <p className="mb-5 max-w-prose">{log.intro}</p>
        <LogFilters c={c} people={people} asked={asked} isNarrowed={isNarrowed} />
        {total === 0 ? (
          <p className="py-4 text-muted">{isNarrowed ? log.nothingFound : log.empty}</p>
        ) : (
          <p className="mb-1 text-muted">{pluralText(log.count, total)}</p>
        )}
        <ol className={total > 0 ? 'border-t-2 border-line' : ''}>
          {entries.map((entry) => (
            <LogEntry key={entry.id} c={c} entry={entry} address={addressOf(entry)} />
          ))}
        </ol>
        <Paging c={c} total={total} />
        {isOwner && total > 0 && (
          <p className="mt-6">
            <TouchLink href={logAddress(`${addresses.log}/export.csv`, asked)}>{log.export}</TouchLink>
          </p>
        )}
      </>
    ),
  });
}

type LogFiltersProps = {
  c: DeskRequest;
  people: readonly LoggedPerson[];
  asked: AskedLog;
  isNarrowed: boolean;
};

/** Narrows the log by person, kind, entry and time. */
function LogFilters({ c, people, asked, isNarrowed }: LogFiltersProps) {
  const { messages: all, inUse } = c.get('desk');
  const { log: messages } = all;
  const kinds = loggedKinds.filter((kind) => isKindThere(kind, inUse) || kind === asked.kind);
  return (
    <details open={isNarrowed} className="mb-5 border-y-2 border-line">
      <summary className="cursor-pointer py-3 font-semibold text-primary">{messages.narrow}</summary>
      <form method="get" action={addresses.log} className="grid gap-4 pt-1 pb-5 sm:grid-cols-2">
        <SelectField
          label={messages.person}
          name="person"
          emptyLabel={messages.anyone}
          defaultValue={asked.person}
          options={people.map(({ id, name }) => ({ value: id, label: actorName(all, name) }))}
        />
        <SelectField
          label={messages.kind}
          name="kind"
          emptyLabel={messages.anything}
          defaultValue={asked.kind}
          options={kinds.map((kind) => ({ value: kind, label: messages.kinds[kind] ?? kind }))}
        />
        <TextField
          label={messages.entry}
          name="entry"
          hint={messages.entryHint}
          defaultValue={asked.entry}
          maxLength={100}
          autoComplete="off"
          className="sm:col-span-2"
        />
        <TextField label={messages.from} name="from" type="date" defaultValue={asked.from} />
        <TextField label={messages.to} name="to" type="date" defaultValue={asked.to} />
        <p className="flex flex-wrap items-center gap-x-6 gap-y-2 sm:col-span-2">
          <DeskButton variant="quiet">{messages.show}</DeskButton>
          {isNarrowed && <TouchLink href={addresses.log}>{messages.reset}</TouchLink>}
        </p>
      </form>
    </details>
  );
}

// A whole table of an entry that was deleted would bury the next entry.
const MOST_SHOWN = 60;

type LogEntryProps = {
  c: DeskRequest;
  entry: StoredLogEntry;
  /** Where to see what it tells of, if anywhere. */
  address: string | undefined;
};

/** An entry of the log: a sentence, when it was, and what changed. */
function LogEntry({ c, entry, address }: LogEntryProps) {
  const desk = c.get('desk');
  const { log: messages } = desk.messages;
  const { at, kind, entryId } = entry;
  const differences = logDifferences(entry);
  return (
    <li className="border-b-2 border-line py-2">
      <p className="font-semibold wrap-anywhere">{logSentence(desk, entry)}</p>
      <p className="flex flex-wrap items-center gap-x-4 text-sm text-muted">
        <span>
          {messages.kinds[kind] ?? kind} · <time dateTime={at}>{timeText(at, desk.language)}</time>
        </span>
        {address !== undefined && <TouchLink href={address}>{messages.showEntry}</TouchLink>}
        {entryId !== '' && (
          <TouchLink href={logAddress(addresses.log, { kind, entry: entryId })}>{messages.allOf}</TouchLink>
        )}
      </p>
      {differences.length > 0 && (
        <details>
          <summary className="cursor-pointer py-2.5 text-primary">{messages.changes}</summary>
          <dl className="grid gap-x-6 gap-y-2 border-l-4 border-line pl-4 sm:grid-cols-[12rem_1fr]">
            {differences
              .slice(0, MOST_SHOWN)
              .map((difference) => ({
                key: difference.path.join('.'),
                ...differenceWords(desk, kind, difference),
              }))
              .map((words) => (
                <div key={words.key} className="contents">
                  <dt className="font-semibold wrap-anywhere">{words.field}</dt>
                  <dd className="wrap-anywhere whitespace-pre-line">
                    {words.before === words.after ? (
                      words.after
                    ) : (
                      <>
                        {messages.before}: {words.before}
                        <br />
                        {messages.after}: {words.after}
                      </>
                    )}
                  </dd>
                </div>
              ))}
          </dl>
          {differences.length > MOST_SHOWN && (
            <p className="text-muted">{fillIn(messages.more, { count: differences.length - MOST_SHOWN })}</p>
          )}
        </details>
      )}
    </li>
  );
}

/** The log as a spreadsheet, narrowed as its page is. */
async function getLogCsv(c: DeskRequest): Promise<Response> {
  const desk = c.get('desk');
  const { repositories, messages, language, now } = desk;
  const { log } = messages;
  const { time, person, what, changes } = log.headings;
  const text = await exportLog(
    repositories,
    c.get('signedIn').person,
    {
      filter: logFilter(askedLog(c)),
      words: {
        headings: [time, person, what, changes],
        time: (at) => timeText(at, language),
        sentence: (entry) => logSentence(desk, entry),
        changes: (entry) =>
          logDifferences(entry)
            .map((difference) => fillIn(log.change, differenceWords(desk, entry.kind, difference)))
            .join('\n'),
      },
    },
    now(),
  );
  return csvDownload(c, 'log', text);
}

const LOG_FILTERS = ['person', 'kind', 'entry', 'from', 'to'] as const;

/** The filters that the address of the log names; '' where it names none. `from` and `to` are ISO dates. */
type AskedLog = Record<(typeof LOG_FILTERS)[number], string>;

/** Reads which entries a request asks for; what can't be read counts as not asked. */
function askedLog(c: DeskRequest): AskedLog {
  const asked = (name: keyof AskedLog | 'thing') => (c.req.query(name) ?? '').slice(0, 100).trim();
  const day = (name: 'from' | 'to') => (startOf(asked(name)) === undefined ? '' : asked(name));
  return {
    person: asked('person'),
    kind: isLoggedKind(asked('kind')) ? asked('kind') : '',
    // Emails to owners had `thing` in their links once.
    entry: asked('entry') || asked('thing'),
    from: day('from'),
    to: day('to'),
  };
}

/** The filter for what is asked; days are those of India, the last one included. */
function logFilter({ person, kind, entry, from, to }: AskedLog): LogFilter {
  return {
    personId: person || undefined,
    kind: kind || undefined,
    words: entry,
    from: startOf(from)?.toISOString(),
    to: startOf(to, 1)?.toISOString(),
  };
}

/** The address of the log with what is asked. */
export function logAddress(path: string, asked: Partial<AskedLog>): string {
  const parts = Object.entries(asked).filter(([, value]) => value !== '');
  return parts.length > 0 ? `${path}?${new URLSearchParams(parts).toString()}` : path;
}

// The moment at which a day begins in India, or the day so many days later.
function startOf(day: string, later = 0): Date | undefined {
  if (!/^\d{4}-\d\d-\d\d$/.test(day)) return undefined;
  const start = new Date(`${day}T00:00:00+05:30`);
  if (Number.isNaN(start.getTime())) return undefined;
  return new Date(start.getTime() + later * 24 * 60 * 60 * 1000);
}
