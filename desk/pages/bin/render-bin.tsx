import { daysLeft } from '../../../back-office/bin/days-left.ts';
import { fillIn } from '../../../domain/fill-in.ts';
import { mayAct } from '../../../domain/person.ts';
import { pluralText } from '../../../domain/plural.ts';
import { actorName } from '../../actor-name.ts';
import type { DeskRequest } from '../../desk-context.ts';
import { Refusal } from '../../forms/refusal.tsx';
import { Notice } from '../../layout/notice.tsx';
import { pageAsked, Paging } from '../../layout/paging.tsx';
import { renderDeskPage } from '../../layout/render-desk-page.tsx';
import { timeText } from '../../layout/time-text.ts';
import { TouchLink } from '../../layout/touch-link.tsx';
import { loggedEntryAddress } from '../../logged-entry-address.ts';
import { BinRow } from './bin-row.tsx';

/** Answers with what is in the bin, the newest first; `refusal` says why something was not restored. */
export async function renderBin(c: DeskRequest, refusal?: string): Promise<Response> {
  const { repositories, messages, language, now } = c.get('desk');
  const { bin, shell, log } = messages;
  const [entries, total] = await Promise.all([repositories.bin.page(pageAsked(c)), repositories.bin.count()]);
  const restored = loggedEntryAddress(c.req.query('kind') ?? '', c.req.query('id') ?? '');
  const mayRestore = mayAct(c.get('signedIn').person.role, 'editor');

  return renderDeskPage(c, {
    title: bin.title,
    status: refusal === undefined ? 200 : 409,
    view: (
      <>
        <Refusal title={bin.refused} text={refusal} />
        <Notice c={c} messages={bin.done} />
        {c.req.query('done') === 'restored' && restored !== undefined && (
          <p className="-mt-4 mb-4">
            <TouchLink href={restored}>{bin.showRestored}</TouchLink>
          </p>
        )}
        <p className="mb-5 max-w-prose">{bin.intro}</p>
        {total === 0 && <p className="border-y-2 border-line py-6 text-muted">{bin.empty}</p>}
        <ul className={entries.length > 0 ? 'border-t-2 border-line' : ''}>
          {entries.map(({ id, kind, entryId, name, deletedAt, deletedBy }) => (
            <BinRow
              key={id}
              id={id}
              messages={bin}
              name={name || entryId}
              kind={log.kinds[kind] ?? kind}
              deleted={fillIn(bin.deleted, {
                person: actorName(messages, deletedBy),
                time: timeText(deletedAt, language),
              })}
              left={pluralText(bin.daysLeft, daysLeft(deletedAt, now()))}
              mayRestore={mayRestore}
            />
          ))}
        </ul>
        <Paging c={c} messages={shell.paging} total={total} />
      </>
    ),
  });
}
