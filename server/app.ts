import type { IncomingMessage, ServerResponse } from 'node:http';
import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { compress } from 'hono/compress';
import { requestId } from 'hono/request-id';
import type { ServerBuild } from 'react-router';
import * as build from 'virtual:react-router/server-build';
import { createApi } from '../backend/api/create-api.ts';
import { openDatabase } from '../backend/database/open-database.ts';
import { createRepositories } from '../backend/repositories/create-repositories.ts';
import { apiWords } from '../content/api-words.ts';
import { clientAddress } from './client-address.ts';
import { discovery } from './discovery.ts';
import { siteFiles } from './files.ts';
import { openHomeProducts } from './home-products.ts';
import { createAnswerStore } from './kept/answer-store.ts';
import { answerAtOnce, keptFetch } from './kept/kept-site.ts';
import { createRevisionWatch } from './kept/revision-watch.ts';
import type { Log } from './log.ts';
import { requestLog } from './request-log.ts';
import { pagesOf } from './pages.ts';
import { fillWithSamples } from './sample-data.ts';
import { securityHeaders } from './security-headers.ts';
import type { Settings } from './settings.ts';
import { wantsPage } from './wants-page.ts';
import { openDoors } from './open-doors.ts';

// React Router's own tooling reads the build from this entry.
export * from 'virtual:react-router/server-build';

// A form of a page, percent-encoded: nine bytes for a letter of Devanagari.
const MOST_FORM_BYTES = 64 * 1024;

/** A site that answers requests. */
export type Site = {
  fetch(request: Request, env?: unknown): Response | Promise<Response>;
  /** Answers from memory, without going through `fetch`; false where that can't be done. */
  answerAtOnce(request: IncomingMessage, response: ServerResponse): boolean;
  /** Closes the database and ends what runs in the background. */
  close(): Promise<void>;
};

/** Joins database, API and pages into the one site; `siteUrl` is where it is reached when SITE_URL does not say. */
export async function openSite(settings: Settings, siteUrl: string, log: Log): Promise<Site> {
  const database = await openDatabase({ url: settings.DATABASE_URL, dataDir: settings.DATA_DIR });
  const repositories = createRepositories(database.db, (problem) => log.warn(problem));
  if (settings.SAMPLE_DATA) await fillWithSamples(repositories, settings.DATA_DIR, log);

  const api = createApi({
    repositories,
    words: apiWords,
    enrolledAccess: settings.ENROLLED_ACCESS,
    rateLimit: settings.RATE_LIMIT,
    pool: database.pool,
    clientAddress: clientAddress(settings.TRUST_PROXY),
    log,
    allowedOrigins: [],
  });
  const homeProducts = openHomeProducts(settings, repositories, log);
  // Another backend's pictures lie wherever it keeps them, and so do Firestore's.
  const backendOrigins = settings.BACKEND_URL ? [new URL(settings.BACKEND_URL).origin] : [];
  const fromElsewhere = settings.BACKEND_URL ?? settings.FIRESTORE_PROJECT;
  const pictureSources = fromElsewhere ? ['https:', ...backendOrigins] : [];
  const doors = openDoors({
    api,
    homeProducts: () => homeProducts.all(),
    settings,
    siteUrl,
    pictureSources,
    log,
  });
  const pages = pagesOf(build as ServerBuild, doors, { calls: backendOrigins, pictures: pictureSources });

  const site = new Hono();
  // Kept answers are compressed already and never come this way twice.
  site.use(requestId(), requestLog(log), securityHeaders(siteUrl), compress());
  site.route('/', discovery(siteUrl));
  site.route('/', siteFiles(settings.DATA_DIR));
  site.all('/api/*', (c) => api.fetch(c.req.raw, c.env));
  site.all('/enrollment/*', (c) => api.fetch(c.req.raw, c.env));
  for (const path of ['/healthz', '/readyz']) site.all(path, (c) => api.fetch(c.req.raw, c.env));
  for (const path of ['/enrolled', '/enrolled/']) {
    site.all(path, (c) => (wantsPage(c.req.raw) ? pages(c.req.raw, c.env) : api.fetch(c.req.raw, c.env)));
  }
  site.post('*', bodyLimit({ maxSize: MOST_FORM_BYTES, onError: (c) => c.text(apiWords.bodyTooLarge, 413) }));
  site.all('*', (c) => pages(c.req.raw, c.env));
  site.onError((error, c) => {
    log.error({ err: error, path: c.req.path }, 'a request failed');
    return c.json({ message: apiWords.failed }, 500);
  });

  const store = createAnswerStore({
    watch: createRevisionWatch(
      async () => `${await repositories.revisions.current()} ${homeProducts.revision()}`,
      (problem, cause) => log.error({ err: cause }, problem),
    ),
    // Another backend tells no revisions: what it said is asked again.
    longestMs: settings.BACKEND_URL ? 4000 : Number.POSITIVE_INFINITY,
    log: (problem) => log.warn(problem),
  });
  return {
    fetch: keptFetch(store, (request, env) => site.fetch(request, env as object)),
    answerAtOnce: (request, response) => answerAtOnce(store, request, response),
    async close() {
      homeProducts.close();
      await database.close();
    },
  };
}
