import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ensureBuilt } from './ensure-built.ts';
import { readSettings } from './settings.ts';

// Starts the site and serves it until it is told to stop; what keeps it from starting is said in one line. How it starts is
// part of the release: the last good one may be older than this file.
try {
  const settings = readSettings(process.env);
  const served = await ensureBuilt();
  const { start }: typeof import('./start.ts') = await import(
    pathToFileURL(join(served.release, 'server/start.js')).href
  );
  await start(settings, served);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
