import type { Repositories } from '../../backend/repositories/create-repositories.ts';
import type { Actor } from '../actor.ts';
import { logChange } from '../log/log-change.ts';
import { listTexts } from './list-texts.ts';

/**
 * Takes the texts out of the database that the files say too, so that a later change of the files shows. Answers how many
 * there were; their versions stay.
 */
export async function removeExportedTexts(
  repositories: Repositories,
  actor: Actor,
  contentDir: string,
  now = new Date(),
): Promise<number> {
  return repositories.inTransaction(async (inside) => {
    await inside.texts.lock();
    const listed = await listTexts(inside, contentDir);
    const exported = listed.filter(({ state }) => state === 'in the files too');
    if (exported.length === 0) return 0;
    await inside.texts.remove(exported.map(({ id }) => id));
    const before = Object.fromEntries(exported.map(({ id, value }) => [id, value]));
    const change = { action: 'move-to-files', kind: 'text', id: 'texts', name: 'texts' } as const;
    await logChange(inside, actor, { ...change, before }, now);
    return exported.length;
  });
}
