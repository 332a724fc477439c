import type { DeskMiddleware } from '../desk-context.ts';

/** Lets nobody keep what only staff may see. */
export const notStored: DeskMiddleware = async (c, next) => {
  await next();
  c.res.headers.set('cache-control', 'no-store');
};
