import { isUnderWay, readJob } from '../../../back-office/backup/backup-job.ts';
import { readBackupStatus } from '../../../back-office/backup/backup-status.ts';
import { listBackups } from '../../../back-office/backup/backup-tests.ts';
import { fillIn } from '../../../domain/fill-in.ts';
import { addresses } from '../../addresses.ts';
import type { DeskRequest } from '../../desk-context.ts';
import { DeskButton } from '../../forms/desk-button.tsx';
import { timeText } from '../../layout/time-text.ts';
import { Notice } from '../../layout/notice.tsx';
import { renderDeskPage } from '../../layout/render-desk-page.tsx';
import { RowList } from '../../layout/row-list.tsx';
import { JobState } from './job-state.tsx';
import { LastBackup } from './last-backup.tsx';
import { sizeText } from './size-text.ts';
import { TestLabel } from './test-label.tsx';

const REFRESH_SECONDS = 3;

/** Answers with the last backup, the button that makes one, and all that are there; looks again while one is being made. */
export async function renderBackups(c: DeskRequest): Promise<Response> {
  const { repositories, messages, language, backups, now } = c.get('desk');
  const { backup: texts } = messages;
  const job = await readJob(repositories, now());
  const isBusy = job !== undefined && isUnderWay(job);
  const stored = await listBackups({ repositories, folder: backups.folder }, now());
  // A job that was begun here is done only when it has ended well.
  const { made, tested, removed } = texts.done;
  const done = { removed, ...(job?.state === 'done' && { made, tested }) };
  const page = renderDeskPage(c, {
    title: texts.title,
    view: (
      <div className="max-w-3xl">
        <Notice c={c} messages={done} />
        <div className="mb-8 grid gap-6">
          <p className="max-w-prose">{texts.lead}</p>
          {isBusy && <JobState messages={messages} language={language} job={job} />}
          {job?.state === 'stopped' && (
            <p className="max-w-prose font-semibold text-danger">{texts.job.stopped}</p>
          )}
          <LastBackup
            messages={texts}
            language={language}
            status={await readBackupStatus(repositories)}
            stored={stored}
            now={now()}
          />
          {!isBusy && (
            <form method="post">
              <DeskButton variant="primary">{texts.now}</DeskButton>
            </form>
          )}
          <p className="max-w-prose text-muted">
            {backups.at === undefined ? texts.nightly.off : fillIn(texts.nightly.on, { time: backups.at })}
          </p>
        </div>
        <section aria-labelledby="all">
          <h2 id="all" className="mb-3 text-xl">
            {texts.list.title}
          </h2>
          <RowList
            empty={texts.list.empty}
            rows={stored.map(({ name, madeAt, bytes, test }) => ({
              key: name,
              to: `${addresses.backup}/${name}`,
              name: timeText(madeAt, language),
              detail: sizeText(bytes),
              state: <TestLabel messages={texts} test={test} />,
            }))}
          />
        </section>
      </div>
    ),
  });
  // A header, since it works without script.
  if (isBusy) page.headers.set('refresh', `${REFRESH_SECONDS}`);
  return page;
}
