import { once } from 'node:events';
import { createServer } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import type { Site } from './app.ts';
import type { Settings } from './settings.ts';

const DRAIN_MS = 10_000;

/** Serves the site at the settings' port; gives the way to stop it, which lets accepted requests finish. */
export async function listen(site: Site, settings: Settings): Promise<() => Promise<void>> {
  const listener = getRequestListener((request, env) => site.fetch(request, env));
  const server = createServer(
    // A client that sends its request too slowly keeps no place from others.
    { headersTimeout: 15_000, requestTimeout: 30_000, keepAliveTimeout: 5_000 },
    (request, response) => {
      if (!site.answerAtOnce(request, response)) void listener(request, response);
    },
  );
  server.listen(settings.PORT, settings.HOST);
  await once(server, 'listening').catch((error: NodeJS.ErrnoException) => {
    throw new Error(reason(error, settings), { cause: error });
  });

  return async () => {
    const closed = new Promise((resolve) => server.close(resolve));
    await Promise.race([closed, new Promise((resolve) => setTimeout(resolve, DRAIN_MS))]);
    server.closeAllConnections();
    await site.close();
  };
}

function reason(error: NodeJS.ErrnoException, { PORT, HOST }: Settings): string {
  if (error.code === 'EADDRINUSE')
    return `Port ${PORT} is in use: stop what uses it, or set PORT to another one.`;
  if (error.code === 'EACCES')
    return `Port ${PORT} may not be used by this user: set PORT to one above 1023.`;
  return `The site can't listen at ${HOST}:${PORT}: ${error.message}.`;
}
