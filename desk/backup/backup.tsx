import { Hono } from 'hono';
import { Readable } from 'node:stream';
import type { BackupFile } from '../../back-office/backup/backup-folder.ts';
import {
  type BackupJob,
  isBackupUnderWay,
  readBackupStatus,
  readJob,
} from '../../back-office/backup/backup-state.ts';
import {
  type StoredBackup,
  listBackups,
  mayRemove,
  removeBackup,
} from '../../back-office/backup/stored-backups.ts';
import { logChange } from '../../back-office/log/log.ts';
import { fileSize } from '../../domain/values/file-size.ts';
import { fillIn } from '../../domain/values/fill-in.ts';
import { isInFuture } from '../../domain/values/in-future.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { DeskButton } from '../forms/controls.tsx';
import { addresses } from '../layout/addresses.ts';
import type { DeskEnv, DeskRequest } from '../layout/desk-context.ts';
import { renderDeskPage } from '../layout/desk-page.tsx';
import { RowList, StateLabel } from '../layout/list.tsx';
import { Notice } from '../layout/notice.tsx';
import { renderQuestion } from '../layout/question-page.tsx';
import { timeText } from '../layout/time-text.ts';
import { actorName } from '../log/log-words.ts';
import { requireReauthentication } from '../people/reauthentication.tsx';
import { requireRole } from '../people/require-person.ts';

/** The pages on which owners make, test, download and delete backups. */
export function backupRoutes(): Hono<DeskEnv> {
  const routes = new Hono<DeskEnv>();
  routes.use(requireRole('owner'), requireReauthentication);

  routes.get('/', renderBackups);

  routes.post('/', async (c) => {
    // Where one is under way already, the page shows that one.
    await c.get('desk').backups.runner.backUp(c.get('signedIn').person);
    return c.redirect(`${addresses.backup}?done=made`, 303);
  });

  routes.get('/:file', async (c) => {
    const { backup, all } = await askedBackup(c);
    return backup ? renderBackupFile(c, backup, all) : c.notFound();
  });

  routes.get('/:file/download', async (c) => {
    const { backup } = await askedBackup(c);
    return backup ? downloadBackup(c, backup) : c.notFound();
  });

  routes.post('/:file/test', async (c) => {
    const { backup } = await askedBackup(c);
    if (!backup) return c.notFound();
    await c.get('desk').backups.runner.test(c.get('signedIn').person, backup.name);
    return c.redirect(`${addresses.backup}?done=tested`, 303);
  });

  routes.get('/:file/restore', async (c) => {
    const { backup } = await askedBackup(c);
    return backup ? renderRestore(c, backup) : c.notFound();
  });

  routes.post('/:file/restore', async (c) => {
    const { backup } = await askedBackup(c);
    if (!backup) return c.notFound();
    await c.get('desk').backups.runner.restore(c.get('signedIn').person, backup.name);
    return c.redirect(`${addresses.backup}?done=restored`, 303);
  });

  routes.get('/:file/delete', async (c) => {
    const { backup, all } = await askedBackup(c);
    if (!backup) return c.notFound();
    return mayRemove(all, backup.name) ? renderDelete(c, backup) : renderBackupFile(c, backup, all);
  });

  routes.post('/:file/delete', async (c) => {
    const { repositories, backups, now } = c.get('desk');
    const { backup, all } = await askedBackup(c);
    // Someone else may have deleted it, or the page was open since before another one went.
    if (backup && !mayRemove(all, backup.name)) return renderBackupFile(c, backup, all);
    if (backup)
      await removeBackup(
        { repositories, place: backups.place },
        c.get('signedIn').person,
        backup.name,
        now(),
      );
    return c.redirect(`${addresses.backup}?done=removed`, 303);
  });

  return routes;
}

/** The backup that the address names, of those in the folder: no other file can be named. */
async function askedBackup(c: DeskRequest) {
  const { repositories, backups, now } = c.get('desk');
  const all = await listBackups({ repositories, place: backups.place }, now());
  return { all, backup: all.find(({ name }) => name === c.req.param('file')) };
}

const REFRESH_SECONDS = 3;

/** Answers with the last backup, the button that makes one, and all that are there; looks again while one is being made. */
async function renderBackups(c: DeskRequest): Promise<Response> {
  const { repositories, messages, language, backups, now } = c.get('desk');
  const { backup: texts } = messages;
  const job = await readJob(repositories, now());
  const isBusy = job !== undefined && isBackupUnderWay(job);
  const stored = await listBackups({ repositories, place: backups.place }, now());
  // A job that was begun here is done only when it has ended well.
  const { made, tested, restored, removed } = texts.done;
  const done = { removed, ...(job?.state === 'done' && { made, tested, restored }) };
  const page = renderDeskPage(c, {
    title: texts.title,
    view: (
      <div className="max-w-3xl">
        <Notice c={c} messages={done} />
        <div className="mb-8 grid gap-6">
          <p className="max-w-prose">{texts.lead}</p>
          {isBusy && <JobState c={c} job={job} />}
          {job?.state === 'stopped' && (
            <p className="max-w-prose font-semibold text-danger">{texts.job.stopped}</p>
          )}
          {job?.kind === 'restore' && job.state === 'failed' && (
            <p className="max-w-prose font-semibold text-danger">
              {fillIn(texts.job.notRestored, { problem: job.problem })}
            </p>
          )}
          <LastBackup c={c} status={await readBackupStatus(repositories)} stored={stored} />
          {!isBusy && (
            <form method="post">
              <DeskButton variant="primary">{texts.now}</DeskButton>
            </form>
          )}
          <p className="max-w-prose text-muted">
            {backups.at === undefined ? texts.nightly.off : fillIn(texts.nightly.on, { time: backups.at })}
          </p>
          {backups.place.isEncrypted && <p className="max-w-prose text-muted">{texts.elsewhere}</p>}
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
              detail: fileSize(bytes),
              state: <TestLabel c={c} test={test} />,
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

type LastBackupProps = {
  c: DeskRequest;
  status: Awaited<ReturnType<typeof readBackupStatus>>;
  /** The backups that are there. */
  stored: readonly StoredBackup[];
};

/** When the last backup was made and whether it can be restored; why none could be made since. */
function LastBackup({ c, status, stored }: LastBackupProps) {
  const { messages, language, now } = c.get('desk');
  const { last } = messages.backup;
  const { backup, test } = status;
  const time = backup && timeText(backup.at, language);
  const isOfBackup = test !== undefined && test.file === backup?.file;
  const isGood = isOfBackup
    ? test.ok
    : stored.some(({ name, test: known }) => name === backup?.file && known === 'good');
  const isFuture = backup !== undefined && isInFuture(backup.at, now());
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

/** How far the backup or test is that is under way. */
function JobState({ c, job }: { c: DeskRequest; job: BackupJob }) {
  const { messages, language } = c.get('desk');
  const { job: texts } = messages.backup;
  const { state, by, startedAt, done, total } = job;
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
        <ButtonLink to={addresses.backup} variant="quiet">
          {texts.look}
        </ButtonLink>
      </p>
    </section>
  );
}

/** Answers with one of the backups: whether it can be restored, and what an owner can do with it. */
function renderBackupFile(c: DeskRequest, backup: StoredBackup, all: readonly StoredBackup[]): Response {
  const { messages, language } = c.get('desk');
  const { file: texts, title } = messages.backup;
  const { name, madeAt, bytes, test, testedAt, problem } = backup;
  const address = `${addresses.backup}/${name}`;
  return renderDeskPage(c, {
    title: fillIn(texts.title, { time: timeText(madeAt, language) }),
    back: { label: title, to: addresses.backup },
    view: (
      <div className="grid max-w-prose gap-6">
        <div className="grid justify-items-start gap-3">
          <TestLabel c={c} test={test} />
          <p>{fillIn(texts[test], { time: testedAt && timeText(testedAt, language), problem })}</p>
          <p className="text-muted wrap-anywhere">
            {fillIn(texts.size, { size: fileSize(bytes) })}
            <br />
            {fillIn(texts.name, { name })}
          </p>
        </div>
        <div className="grid justify-items-start gap-3">
          <ButtonLink to={`${address}/download`}>{texts.download}</ButtonLink>
          <p>{name.endsWith('.age') ? texts.encrypted : texts.care}</p>
        </div>
        <div className="flex flex-wrap gap-3 border-t-2 border-line pt-5">
          <form method="post" action={`${address}/test`}>
            <DeskButton variant="quiet">{texts.test}</DeskButton>
          </form>
          <ButtonLink to={`${address}/restore`} variant="danger">
            {texts.restore}
          </ButtonLink>
          {mayRemove(all, name) && (
            <ButtonLink to={`${address}/delete`} variant="danger">
              {texts.remove}
            </ButtonLink>
          )}
        </div>
        {!mayRemove(all, name) && <p className="text-muted">{texts.newest}</p>}
      </div>
    ),
  });
}

/** Answers with a backup's file, a piece at a time, and logs who took it. */
async function downloadBackup(c: DeskRequest, { name, bytes }: BackupFile): Promise<Response> {
  const { repositories, backups, now } = c.get('desk');
  const headers = {
    'content-type': backups.place.isEncrypted ? 'application/octet-stream' : 'application/gzip',
    'content-length': `${bytes}`,
    'content-disposition': `attachment; filename="${name}"`,
    'cache-control': 'no-store',
  };
  // A file that nobody reads would stay open.
  if (c.req.method === 'HEAD') return new Response(null, { headers });
  const change = { action: 'download', kind: 'backup', id: name, name } as const;
  await logChange(repositories, c.get('signedIn').person, change, now());
  const file = Readable.toWeb(await backups.place.open(name));
  return new Response(file as ReadableStream, { headers });
}

function renderRestore(c: DeskRequest, { name, madeAt }: BackupFile): Response {
  const { messages, language } = c.get('desk');
  const { file, restore } = messages.backup;
  const time = timeText(madeAt, language);
  return renderQuestion(c, {
    title: restore.title,
    back: { label: fillIn(file.title, { time }), to: `${addresses.backup}/${name}` },
    view: [fillIn(restore.text, { time }), restore.gone, restore.erased].map((text) => (
      <p key={text}>{text}</p>
    )),
    button: restore.sure,
  });
}

// It is in no bin afterwards.
function renderDelete(c: DeskRequest, { name, madeAt }: BackupFile): Response {
  const { messages, language } = c.get('desk');
  const { file, remove } = messages.backup;
  const time = timeText(madeAt, language);
  return renderQuestion(c, {
    title: remove.title,
    back: { label: fillIn(file.title, { time }), to: `${addresses.backup}/${name}` },
    view: <p>{fillIn(remove.text, { time })}</p>,
    button: remove.sure,
  });
}

const tones = { good: 'done', none: 'open', failed: 'waits', changed: 'waits', future: 'waits' } as const;

/** Whether a backup can be restored, in a word. */
function TestLabel({ c, test }: { c: DeskRequest; test: StoredBackup['test'] }) {
  return <StateLabel tone={tones[test]}>{c.get('desk').messages.backup.list[test]}</StateLabel>;
}
