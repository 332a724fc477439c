import type { readBackupStatus } from '../../../back-office/backup/backup-status.ts';
import type { StoredBackup } from '../../../back-office/backup/backup-tests.ts';
import type { DeskMessages } from '../../../content/schemas/desk-messages.ts';
import { fillIn } from '../../../domain/fill-in.ts';
import { isInFuture } from '../../../domain/in-future.ts';
import type { Language } from '../../../domain/languages.ts';
import { timeText } from '../../layout/time-text.ts';

type LastBackupProps = {
  messages: DeskMessages['backup'];
  language: Language;
  status: Awaited<ReturnType<typeof readBackupStatus>>;
  /** The backups that are there. */
  stored: readonly StoredBackup[];
  now: Date;
};

/** When the last backup was made and whether it can be restored; why none could be made since. */
export function LastBackup({ messages, language, status, stored, now }: LastBackupProps) {
  const { last } = messages;
  const { backup, test } = status;
  const time = backup && timeText(backup.at, language);
  const isOfBackup = test !== undefined && test.file === backup?.file;
  const isGood = isOfBackup
    ? test.ok
    : stored.some(({ name, test: known }) => name === backup?.file && known === 'good');
  const isFuture = backup !== undefined && isInFuture(backup.at, now);
  const problem = test?.problem ?? '';
  return (
    <section aria-labelledby="last">
      <h2 id="last" className="mb-2 text-xl">
        {last.title}
      </h2>
      {time === undefined && <p>{last.none}</p>}
      {time !== undefined && isFuture && (
        <p className="font-semibold text-danger">{fillIn(last.future, { time })}</p>
      )}
      {time !== undefined && !isFuture && isGood && (
        <p className="font-semibold text-success">{fillIn(last.good, { time })}</p>
      )}
      {time !== undefined && !isFuture && !isGood && isOfBackup && (
        <p className="font-semibold text-danger">{fillIn(last.failed, { time, problem })}</p>
      )}
      {time !== undefined && !isFuture && !isGood && !isOfBackup && <p>{fillIn(last.untested, { time })}</p>}
      {test?.file === '' && (
        <p className="mt-2 font-semibold text-danger">
          {fillIn(last.notMade, { time: timeText(test.at, language), problem })}
        </p>
      )}
    </section>
  );
}
