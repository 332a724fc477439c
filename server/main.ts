import { pathToFileURL } from 'node:url';
import { ensureBuilt } from './ensure-built.ts';
import { listen } from './listen.ts';
import { createMetrics } from './metrics.ts';
import { serveMetrics } from './serve-metrics.ts';
import { readSettings } from './settings.ts';

/** Starts the site and serves it until it is told to stop; what keeps it from starting is said in one line. */
async function start(): Promise<void> {
  const settings = readSettings(process.env);
  ensureBuilt();
  const address = `http://${settings.HOST}:${settings.PORT}`;
  const { openSite, createLog }: typeof import('./app.ts') = await import(
    pathToFileURL('build/server/index.js').href
  );
  const metricsPort = settings.METRICS_PORT;
  const metrics = metricsPort === undefined ? undefined : createMetrics();
  const log = createLog(settings.LOG_LEVEL);
  const site = await openSite(settings, settings.SITE_URL ?? address, log, metrics);
  const stop = await listen(site, settings, { metrics });
  const stopMetrics =
    metrics && metricsPort !== undefined
      ? await serveMetrics(metrics, { port: metricsPort, host: settings.HOST })
      : undefined;
  console.log(`The site is at ${address}`);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      stopMetrics?.();
      void stop().then(() => process.exit(0));
    });
  }
}

try {
  await start();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
