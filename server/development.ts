import { createServer } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { createServer as createVite } from 'vite';
import { createLog } from './log.ts';
import { readSettings } from './settings.ts';

const settings = readSettings(process.env);
const address = `http://${settings.HOST}:${settings.PORT}`;
const server = createServer();
const vite = await createVite({ appType: 'custom', server: { middlewareMode: { server } } });

type App = typeof import('./app.ts');
let current: { app: App; site: Awaited<ReturnType<App['openSite']>> } | undefined;

// Vite gives the same module until a file of it changed; then the site is opened anew.
async function currentSite() {
  const app = (await vite.ssrLoadModule('./server/app.ts')) as App;
  if (current?.app !== app) {
    await current?.site.close();
    current = { app, site: await app.openSite(settings, settings.SITE_URL ?? address, createLog('warn')) };
  }
  return current.site;
}

const listener = getRequestListener(async (request, env) => {
  try {
    return await (await currentSite()).fetch(request, env);
  } catch (error) {
    if (error instanceof Error) vite.ssrFixStacktrace(error);
    console.error(error);
    return new Response(error instanceof Error ? error.stack : String(error), { status: 500 });
  }
});

server.on('request', (request, response) =>
  vite.middlewares(request, response, () => void listener(request, response)),
);
server.listen(settings.PORT, settings.HOST, () =>
  console.log(`The site is at ${address}, and follows your changes`),
);
