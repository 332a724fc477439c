import { mayAct } from '../../../domain/person.ts';
import { pluralText } from '../../../domain/plural.ts';
import { addresses } from '../../addresses.ts';
import type { DeskRequest } from '../../desk-context.ts';
import { pageAsked, Paging } from '../../layout/paging.tsx';
import { renderDeskPage } from '../../layout/render-desk-page.tsx';
import { TouchLink } from '../../layout/touch-link.tsx';
import { askedLog, logAddress, logFilter } from './asked-log.ts';
import { LogEntry } from './log-entry.tsx';
import { LogFilters } from './log-filters.tsx';

/** The log, the newest first, narrowed as the address says, fifty entries on a page. */
export async function get(c: DeskRequest): Promise<Response> {
  const desk = c.get('desk');
  const { repositories, messages } = desk;
  const { log, shell } = messages;
  const asked = askedLog(c);
  const filter = logFilter(asked);
  const [entries, total, people] = await Promise.all([
    repositories.log.page(filter, pageAsked(c)),
    repositories.log.count(filter),
    repositories.log.people(),
  ]);
  const isNarrowed = Object.values(asked).some((value) => value !== '');
  const isOwner = mayAct(c.get('signedIn').person.role, 'owner');

  return renderDeskPage(c, {
    title: log.title,
    view: (
      <>
        <p className="mb-5 max-w-prose">{log.intro}</p>
        <LogFilters messages={messages} people={people} asked={asked} isNarrowed={isNarrowed} />
        {total === 0 ? (
          <p className="py-4 text-muted">{isNarrowed ? log.nothingFound : log.empty}</p>
        ) : (
          <p className="mb-1 text-muted">{pluralText(log.count, total)}</p>
        )}
        <ol className={total > 0 ? 'border-t-2 border-line' : ''}>
          {entries.map((entry) => (
            <LogEntry key={entry.id} desk={desk} entry={entry} />
          ))}
        </ol>
        <Paging c={c} messages={shell.paging} total={total} />
        {isOwner && total > 0 && (
          <p className="mt-6">
            <TouchLink href={logAddress(`${addresses.log}/export.csv`, asked)}>{log.export}</TouchLink>
          </p>
        )}
      </>
    ),
  });
}
