import type { LogFilter } from '../../../backend/repositories/staff/log-repository.ts';
import type { DeskRequest } from '../../desk-context.ts';
import { isLoggedKind } from '../../logged-entry-address.ts';

/** The names of the filters in the address of the log. */
export const LOG_FILTERS = ['person', 'kind', 'entry', 'from', 'to'] as const;

/** The filters that the address of the log names; '' where it names none. `from` and `to` are ISO dates. */
export type AskedLog = Record<(typeof LOG_FILTERS)[number], string>;

/** Reads which entries a request asks for; what can't be read counts as not asked. */
export function askedLog(c: DeskRequest): AskedLog {
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
export function logFilter({ person, kind, entry, from, to }: AskedLog): LogFilter {
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
