import type { Handler } from 'hono';

/** `GET /healthz`: the process lives. */
export const getHealth: Handler = (context) => {
  context.header('Cache-Control', 'no-store');
  return context.json({ status: 'ok' });
};
