import { pathToFileURL } from 'node:url';
import { serve } from '@hono/node-server';
import { ensureBuilt } from './ensure-built.ts';
import { createLog } from './log.ts';
import { readSettings } from './settings.ts';

// Whoever starts the server reads one line, not a stack.
process.on('uncaughtExceptionMonitor', (error) => console.error(error.message));

async function start(): Promise<void> {
  const settings = readSettings(process.env);
  const log = createLog(settings.LOG_LEVEL);
  ensureBuilt();
  const address = `http://${settings.HOST}:${settings.PORT}`;
  const { openSite }: typeof import('./app.ts') = await import(pathToFileURL('build/server/index.js').href);
  const site = await openSite(settings, settings.SITE_URL ?? address, log);

  const server = serve({ fetch: site.fetch, port: settings.PORT, hostname: settings.HOST }, () => {
    console.log(`The site is at ${address}`);
  });
  server.on('error', (error: NodeJS.ErrnoException) => {
    fail(error.code === 'EADDRINUSE' ? `Port ${settings.PORT} is in use: stop what uses it, or set PORT.` : error.message);
  });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => server.close(() => void site.close().then(() => process.exit(0))));
  }
}

function fail(sentence: string): never {
  console.error(sentence);
  process.exit(1);
}

await start().catch((error: unknown) => fail(error instanceof Error ? error.message : String(error)));
