import { logDifferences } from '../../../back-office/log/log-differences.ts';
import type { StoredLogEntry } from '../../../backend/repositories/staff/log-repository.ts';
import { fillIn } from '../../../domain/fill-in.ts';
import { addresses } from '../../addresses.ts';
import type { Desk } from '../../desk-context.ts';
import { timeText } from '../../layout/time-text.ts';
import { TouchLink } from '../../layout/touch-link.tsx';
import { loggedEntryAddress } from '../../logged-entry-address.ts';
import { logAddress } from './asked-log.ts';
import { differenceWords } from './difference-words.ts';
import { logSentence } from './log-sentence.ts';

// A whole table of an entry that was deleted would bury the next entry.
const MOST_SHOWN = 60;

type LogEntryProps = { desk: Pick<Desk, 'messages' | 'language'>; entry: StoredLogEntry };

/** An entry of the log: a sentence, when it was, and what changed. */
export function LogEntry({ desk, entry }: LogEntryProps) {
  const { log: messages } = desk.messages;
  const { at, kind, entryId, before, after } = entry;
  const differences = logDifferences(before, after);
  const address = loggedEntryAddress(kind, entryId);
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
                ...differenceWords(desk, entry.kind, difference),
              }))
              .map((words) => (
                <div key={words.key} className="contents">
                  <dt className="font-semibold wrap-anywhere">{words.field}</dt>
                  <dd className="wrap-anywhere whitespace-pre-line">
                    {messages.before}: {words.before}
                    <br />
                    {messages.after}: {words.after}
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
