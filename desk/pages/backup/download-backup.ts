import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import type { BackupFile } from '../../../back-office/backup/backup-folder.ts';
import { logChange } from '../../../back-office/log/log-change.ts';
import type { DeskRequest } from '../../desk-context.ts';

/** Answers with a backup's file, a piece at a time, and logs who took it. */
export async function downloadBackup(c: DeskRequest, { name, bytes }: BackupFile): Promise<Response> {
  const { repositories, backups, now } = c.get('desk');
  await logChange(
    repositories,
    c.get('signedIn').person,
    { action: 'download', kind: 'backup', id: name, name },
    now(),
  );
  const file = Readable.toWeb(createReadStream(join(backups.folder, name)));
  return new Response(file as ReadableStream, {
    headers: {
      'content-type': 'application/gzip',
      'content-length': `${bytes}`,
      'content-disposition': `attachment; filename="${name}"`,
      'cache-control': 'no-store',
    },
  });
}
