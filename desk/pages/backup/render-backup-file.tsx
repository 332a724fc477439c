import { mayRemove } from '../../../back-office/backup/remove-backups.ts';
import type { StoredBackup } from '../../../back-office/backup/backup-tests.ts';
import { fillIn } from '../../../domain/fill-in.ts';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { addresses } from '../../addresses.ts';
import type { DeskRequest } from '../../desk-context.ts';
import { DeskButton } from '../../forms/desk-button.tsx';
import { timeText } from '../../layout/time-text.ts';
import { renderDeskPage } from '../../layout/render-desk-page.tsx';
import { sizeText } from './size-text.ts';
import { TestLabel } from './test-label.tsx';

/** Answers with one of the backups: whether it can be restored, and what an owner can do with it. */
export function renderBackupFile(
  c: DeskRequest,
  backup: StoredBackup,
  all: readonly StoredBackup[],
): Response {
  const desk = c.get('desk');
  const { language } = desk;
  const { backup: messages } = desk.messages;
  const { file: texts, title } = messages;
  const { name, madeAt, bytes, test, testedAt, problem } = backup;
  const address = `${addresses.backup}/${name}`;
  return renderDeskPage(c, {
    title: fillIn(texts.title, { time: timeText(madeAt, language) }),
    back: { label: title, to: addresses.backup },
    view: (
      <div className="grid max-w-prose gap-6">
        <div className="grid justify-items-start gap-3">
          <TestLabel messages={messages} test={test} />
          <p>{fillIn(texts[test], { time: testedAt && timeText(testedAt, language), problem })}</p>
          <p className="text-muted wrap-anywhere">
            {fillIn(texts.size, { size: sizeText(bytes) })}
            <br />
            {fillIn(texts.name, { name })}
          </p>
        </div>
        <div className="grid justify-items-start gap-3">
          <ButtonLink to={`${address}/download`}>{texts.download}</ButtonLink>
          <p>{texts.care}</p>
        </div>
        <div className="flex flex-wrap gap-3 border-t-2 border-line pt-5">
          <form method="post" action={`${address}/test`}>
            <DeskButton variant="secondary">{texts.test}</DeskButton>
          </form>
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
