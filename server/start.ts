import { join } from 'node:path';
import { invitationAddress } from '../back-office/people/invitations.ts';
import { readSiteContent } from '../back-office/texts/read-site-content.ts';
import { openSite, type Site } from './app.ts';
import { readAssets } from './assets.ts';
import type { ReleaseToServe } from './ensure-built.ts';
import { listen } from './listen.ts';
import { createLog } from './log.ts';
import { createMetrics, serveMetrics } from './metrics.ts';
import type { Settings } from './settings.ts';

/** Serves a release until the process is told to stop; rejects where it can't start. */
export async function start(settings: Settings, { release, buildProblems }: ReleaseToServe): Promise<void> {
  const address = `http://${settings.HOST}:${settings.PORT}`;
  const metricsPort = settings.METRICS_PORT;
  const metrics = metricsPort === undefined ? undefined : createMetrics();
  const log = createLog(settings.LOG_LEVEL);
  if (buildProblems.length > 0)
    log.error({ buildProblems, release }, 'The site could not be built. The last good build is served.');
  if (settings.TRUST_PROXY && settings.SITE_URL === undefined)
    log.warn('TRUST_PROXY is on and SITE_URL is not set. Behind https all forms are refused: set SITE_URL.');
  const site = await openSite(settings, {
    release,
    siteUrl: settings.SITE_URL ?? address,
    content: readSiteContent({
      contentDir: join(release, 'content'),
      picturesFile: join(release, 'pictures.json'),
    }),
    assets: readAssets(release),
    isOutdated: buildProblems.length > 0,
    log,
    metrics,
  });
  const stop = await listen(site, settings, { metrics });
  const stopMetrics =
    metrics && metricsPort !== undefined
      ? await serveMetrics(metrics, { port: metricsPort, host: settings.HOST })
      : undefined;
  console.log(`The site is at ${address}`);
  await tellHowToJoin(site, settings).catch((error: unknown) =>
    // The site itself runs.
    log.error({ err: error }, 'the link of the first owner could not be made'),
  );
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      stopMetrics?.();
      void stop().then(() => process.exit(0));
    });
  }
}

// The link opens the desk to whoever reads it: it goes to a terminal, and into no log that is kept.
async function tellHowToJoin(site: Site, { SITE_URL, HOST, PORT }: Settings): Promise<void> {
  if (!(await site.lacksStaff())) return;
  // Without SITE_URL the link works on this machine only.
  const isForReader = isLoopback(HOST) && (process.stdout.isTTY || SITE_URL === undefined);
  const token = isForReader ? await site.firstOwnerToken() : undefined;
  // A passkey belongs to the name at which it is made, and forms of another one are refused.
  const link = token && invitationAddress(SITE_URL ?? `http://localhost:${PORT}`, token);
  console.log(
    link
      ? `Nobody is on the staff yet. The first owner joins with this link: ${link}`
      : 'Nobody is on the staff yet. The link of the first owner is made by the command line, with the settings of the site ' +
          '(node --env-file=… cli/main.ts): people invite "NAME" --role owner',
  );
}

function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '::1' || host.startsWith('127.');
}
