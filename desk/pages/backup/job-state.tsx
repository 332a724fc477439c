import { type BackupJob, isUnderWay } from '../../../back-office/backup/backup-job.ts';
import type { DeskMessages } from '../../../content/schemas/desk-messages.ts';
import { fillIn } from '../../../domain/fill-in.ts';
import { ButtonLink } from '../../../ui/button-link.tsx';
import type { Language } from '../../../domain/languages.ts';
import { actorName } from '../../actor-name.ts';
import { addresses } from '../../addresses.ts';
import { timeText } from '../../layout/time-text.ts';
import { StateLabel } from '../../layout/state-label.tsx';

type JobStateProps = { messages: Pick<DeskMessages, 'backup' | 'log'>; language: Language; job: BackupJob };

/** How far the backup or test is that is under way. */
export function JobState({ messages, language, job }: JobStateProps) {
  const { job: texts } = messages.backup;
  const { state, by, startedAt, done, total } = job;
  if (!isUnderWay(job)) return null;
  return (
    <section aria-labelledby="job" className="grid gap-3 border-y-2 border-line py-5">
      <h2 id="job" className="flex flex-wrap items-center gap-3 text-xl">
        {texts.title}
        <StateLabel tone="open">{texts[state as 'waiting' | 'working' | 'testing']}</StateLabel>
      </h2>
      {total > 0 && state === 'working' && <p role="status">{fillIn(texts.progress, { done, total })}</p>}
      <p>{fillIn(texts.by, { name: actorName(messages, by), time: timeText(startedAt, language) })}</p>
      <p className="text-muted">{texts.refresh}</p>
      <p>
        <ButtonLink to={addresses.backup} variant="secondary">
          {texts.look}
        </ButtonLink>
      </p>
    </section>
  );
}
