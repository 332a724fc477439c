import type { Handler } from 'hono';
import type { Repositories } from '../repositories/create-repositories.ts';
import { fromDatabase } from './from-database.ts';

/** `GET /readyz`: the database answers; 503 where it doesn't. */
export function getReadiness(repositories: Repositories): Handler {
  return async (context) => {
    context.header('Cache-Control', 'no-store');
    await fromDatabase(repositories.revisions.current());
    return context.json({ status: 'ok' });
  };
}
