import { Hono } from 'hono';
import { StaffError } from '../../../back-office/staff-error.ts';
import { restoreFromBin } from '../../../back-office/bin/restore-from-bin.ts';
import { addresses } from '../../addresses.ts';
import type { DeskEnv, DeskRequest } from '../../desk-context.ts';
import { refusalText } from '../../refusal-text.ts';
import { renderBin } from './render-bin.tsx';

/** The bin, and restoring what is in it. */
export function binRoutes(): Hono<DeskEnv> {
  const routes = new Hono<DeskEnv>();
  routes.get('/', (c) => renderBin(c));
  routes.post('/:id', (c) => restore(c, c.req.param('id')));
  return routes;
}

async function restore(c: DeskRequest, id: string): Promise<Response> {
  const { repositories, messages, now } = c.get('desk');
  try {
    const { person } = c.get('signedIn');
    const result = await restoreFromBin(repositories, person, id, now());
    if (result.outcome !== 'restored') return await renderBin(c, messages.bin[result.outcome]);
    const done = new URLSearchParams({ done: 'restored', kind: result.kind, id: result.id });
    return c.redirect(`${addresses.bin}?${done.toString()}`, 303);
  } catch (error) {
    if (error instanceof StaffError) return renderBin(c, refusalText(messages, error));
    throw error;
  }
}
