import type { InboxFilter } from '../../../backend/repositories/inbox-repository.ts';
import { stateNamed } from '../../../domain/application-state.ts';
import type { DeskRequest } from '../../desk-context.ts';

/** Whose applications a list shows, as the address says it. */
export const OWNERS = ['anyone', 'me', 'nobody'] as const;

type Owner = (typeof OWNERS)[number];

/** The filter in the address of the inbox: `state`, `q` and `who`. */
export type AskedInbox = { filter: InboxFilter; who: Owner };

/** Reads which applications a request asks for; what it can't read counts as not asked. */
export function askedInbox(c: DeskRequest): AskedInbox {
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
export function inboxAddress(
  path: string,
  c: DeskRequest,
  changes: Readonly<Partial<Record<'state' | 'q' | 'who', string>>> = {},
): string {
  const { filter, who } = askedInbox(c);
  const asked = { state: filter.state ?? '', q: filter.words ?? '', who: who === 'anyone' ? '' : who };
  const parts = Object.entries({ ...asked, ...changes }).filter(([, value]) => value !== '');
  return parts.length > 0 ? `${path}?${new URLSearchParams(parts).toString()}` : path;
}
