import { Hono } from 'hono';
import { allowedAccounts } from '../../back-office/entries/allowed-accounts.ts';
import { daysLeft } from '../../back-office/entries/move-to-bin.ts';
import { StaffError } from '../../back-office/staff-error.ts';
import { restoreFromBin } from '../../back-office/upkeep/bin.ts';
import { mayAct } from '../../domain/people/person.ts';
import { fillIn, pluralText } from '../../domain/values/fill-in.ts';
import type { BinnedEntry } from '../../storage/entries/bin-repository.ts';
import { DeskButton, TouchLink } from '../forms/controls.tsx';
import { addresses } from '../layout/addresses.ts';
import type { DeskEnv, DeskRequest } from '../layout/desk-context.ts';
import { renderDeskPage } from '../layout/desk-page.tsx';
import { Paging, pageAsked } from '../layout/list.tsx';
import { Notice, Refusal, refusalText } from '../layout/notice.tsx';
import { timeText } from '../layout/time-text.ts';
import { actorName } from './log-words.ts';
import { binnedId, loggedEntryAddress } from './logged-address.ts';

/** The bin, and restoring what is in it. */
export function binRoutes(): Hono<DeskEnv> {
  const routes = new Hono<DeskEnv>();
  routes.get('/', (c) => renderBin(c));
  routes.post('/:id', (c) => restore(c, c.req.param('id')));
  return routes;
}

async function restore(c: DeskRequest, id: string): Promise<Response> {
  const { repositories, messages, now, content } = c.get('desk');
  try {
    const { person } = c.get('signedIn');
    const mayName = allowedAccounts(() => {}, (await content()).facts);
    const result = await restoreFromBin(repositories, person, id, now(), mayName);
    if (!('id' in result)) return await renderBin(c, messages.bin[result.outcome]);
    const done = new URLSearchParams({ done: result.outcome, kind: result.kind, id: result.id });
    return c.redirect(`${addresses.bin}?${done.toString()}`, 303);
  } catch (error) {
    if (error instanceof StaffError) return renderBin(c, refusalText(c, error));
    throw error;
  }
}

/** Answers with what is in the bin, the newest first; `refusal` says why something was not restored. */
async function renderBin(c: DeskRequest, refusal?: string): Promise<Response> {
  const { repositories, messages, inUse } = c.get('desk');
  const { bin } = messages;
  const [entries, total] = await Promise.all([repositories.bin.page(pageAsked(c)), repositories.bin.count()]);
  const restored = loggedEntryAddress(c.req.query('kind') ?? '', c.req.query('id') ?? '', inUse);

  return renderDeskPage(c, {
    title: bin.title,
    status: refusal === undefined ? 200 : 409,
    view: (
      <>
        <Refusal title={bin.refused} text={refusal} />
        <Notice c={c} messages={bin.done} />
        {c.req.query('done') !== undefined && restored !== undefined && (
          <p className="-mt-4 mb-4">
            <TouchLink href={restored}>{bin.showRestored}</TouchLink>
          </p>
        )}
        <p className="mb-5 max-w-prose">{bin.intro}</p>
        {total === 0 && <p className="border-y-2 border-line py-6 text-muted">{bin.empty}</p>}
        <ul className={entries.length > 0 ? 'border-t-2 border-line' : ''}>
          {entries.map((entry) => (
            <BinRow key={entry.id} c={c} entry={entry} />
          ))}
        </ul>
        <Paging c={c} total={total} />
      </>
    ),
  });
}

/** An entry in the bin, with the button that puts it back. */
function BinRow({ c, entry }: { c: DeskRequest; entry: Omit<BinnedEntry, 'data'> }) {
  const { messages, language, now } = c.get('desk');
  const { bin, log } = messages;
  const { id, kind, entryId, name, deletedAt, deletedBy } = entry;
  const deleted = { person: actorName(messages, deletedBy), time: timeText(deletedAt, language) };
  return (
    <li className="flex min-h-14 flex-wrap items-center gap-x-4 gap-y-2 border-b-2 border-line py-3 has-[:target]:bg-cloth">
      <div className="min-w-0 grow basis-56">
        <p id={binnedId(id)} className="font-semibold wrap-anywhere">
          {name || entryId}
        </p>
        <p className="text-sm text-muted">
          {log.kinds[kind] ?? kind} · {fillIn(bin.deleted, deleted)} ·{' '}
          {pluralText(bin.daysLeft, daysLeft(deletedAt, now()))}
        </p>
      </div>
      {mayAct(c.get('signedIn').person.role, 'editor') && (
        <form method="post" action={`${addresses.bin}/${id}`}>
          <DeskButton variant="quiet" aria-describedby={binnedId(id)}>
            {bin.restore}
          </DeskButton>
        </form>
      )}
    </li>
  );
}
