import type { BackupFile } from '../../../back-office/backup/backup-folder.ts';
import { fillIn } from '../../../domain/fill-in.ts';
import { addresses } from '../../addresses.ts';
import type { DeskRequest } from '../../desk-context.ts';
import { DeskButton } from '../../forms/desk-button.tsx';
import { timeText } from '../../layout/time-text.ts';
import { renderDeskPage } from '../../layout/render-desk-page.tsx';

/** Answers with the question whether a backup is to go: it is in no bin afterwards. */
export function renderDelete(c: DeskRequest, { name, madeAt }: BackupFile): Response {
  const { messages, language } = c.get('desk');
  const { file, remove } = messages.backup;
  const time = timeText(madeAt, language);
  return renderDeskPage(c, {
    title: remove.title,
    back: { label: fillIn(file.title, { time }), to: `${addresses.backup}/${name}` },
    view: (
      <form method="post" className="grid max-w-prose gap-5">
        <p>{fillIn(remove.text, { time })}</p>
        <DeskButton variant="danger" className="justify-self-start">
          {remove.sure}
        </DeskButton>
      </form>
    ),
  });
}
