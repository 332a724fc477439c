import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, onTestFinished } from 'vitest';
import { openSiteData } from '../back-office/open-site-data.ts';
import { currentRelease } from '../back-office/releases/releases.ts';
import type { Repositories } from '../storage/create-repositories.ts';
import { launchSite, type RunningSite, type SiteStart, startSite } from '../tools/start-site.ts';
import type { Site } from './app.ts';
import { readSettings } from './settings.ts';

/** Starts the built site for one test, without samples and rate limit, and waits for its /healthz. */
export async function startTestSite(start: SiteStart = {}): Promise<RunningSite> {
  return endWithTest(await startSite(forTest(start)));
}

/** Starts the built site for one test and does not wait: for starts that are meant to fail. */
export async function launchTestSite(start: SiteStart = {}): Promise<RunningSite> {
  return endWithTest(await launchSite(forTest(start)));
}

function forTest(start: SiteStart): SiteStart {
  const settings = { LOG_LEVEL: 'info', RATE_LIMIT: 'off', SAMPLE_DATA: 'off', ...start.settings };
  return { ...start, settings };
}

function endWithTest(site: RunningSite): RunningSite {
  onTestFinished(() => {
    site.kill('SIGKILL');
    return site.stop();
  });
  return site;
}

type App = typeof import('./app.ts');

type SharedSite = {
  site: Site;
  dataDir: string;
  /** Works with the site's data beside it, as another process does. */
  beside<Result>(work: (repositories: Repositories) => Promise<Result>): Promise<Result>;
};

/**
 * Opens the built site in this process, filled with samples; closed when the file's tests are done. Content, pictures and code are
 * those of the release and the data folder a new one, where `own` names no others; `app` is `app.ts` as the test has loaded it.
 */
export async function openSharedSite(
  settings: Record<string, string> = {},
  siteUrl = 'http://site.test',
  own: { contentDir?: string; picturesFile?: string; dataDir?: string; app?: App } = {},
): Promise<SharedSite> {
  const release = currentRelease();
  if (release === undefined) throw new Error('The site is not built yet: run npm run build.');
  const {
    app = (await import(pathToFileURL(join(release, 'server/app.js')).href)) as App,
    dataDir = await mkdtemp(join(tmpdir(), 'test-site-')),
    ...ownFiles
  } = own;
  const { openSite, createLog, readAssets, readSiteContent } = app;
  const read = readSettings({ DATA_DIR: dataDir, RATE_LIMIT: 'off', ...settings });
  const site = await openSite(read, {
    release,
    siteUrl,
    content: readSiteContent({
      contentDir: join(release, 'content'),
      picturesFile: join(release, 'pictures.json'),
      ...ownFiles,
    }),
    assets: readAssets(release),
    log: createLog('silent'),
  });
  afterAll(async () => {
    await site.close();
    // A backup that a test has begun may write for a moment still.
    await rm(dataDir, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
  });
  return {
    site,
    dataDir,
    async beside(work) {
      const { repositories, database } = await openSiteData(
        { databaseUrl: undefined, dataDir },
        console.error,
      );
      return work(repositories).finally(database.close);
    },
  };
}

/** An empty folder that any account may enter, removed when the test has finished. */
export async function testFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'test-site-'));
  await chmod(folder, 0o777);
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

/** Waits for that many ms. */
export function pause(ms: number): Promise<undefined> {
  return new Promise((done) => setTimeout(() => done(undefined), ms));
}
