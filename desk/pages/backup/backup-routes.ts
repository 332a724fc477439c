import { Hono } from 'hono';
import { listBackups } from '../../../back-office/backup/backup-tests.ts';
import { mayRemove, removeBackup } from '../../../back-office/backup/remove-backups.ts';
import { addresses } from '../../addresses.ts';
import type { DeskEnv, DeskRequest } from '../../desk-context.ts';
import { requireReauthentication } from '../../reauthentication/require-reauthentication.ts';
import { requireRole } from '../../require-person.ts';
import { downloadBackup } from './download-backup.ts';
import { renderBackupFile } from './render-backup-file.tsx';
import { renderBackups } from './render-backups.tsx';
import { renderDelete } from './render-delete.tsx';

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
        { repositories, folder: backups.folder },
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
  const all = await listBackups({ repositories, folder: backups.folder }, now());
  return { all, backup: all.find(({ name }) => name === c.req.param('file')) };
}
