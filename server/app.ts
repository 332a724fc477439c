import type { IncomingMessage, ServerResponse } from 'node:http';
import type { ServerBuild } from 'react-router';
import * as build from 'virtual:react-router/server-build';
import { createApi } from '../backend/api/create-api.ts';
import { openDatabase } from '../backend/database/open-database.ts';
import { createRepositories } from '../backend/repositories/create-repositories.ts';
import { apiWords } from '../content/api-words.ts';
import { backendCallsFor } from './backend-calls-for.ts';
import { clientAddress } from './client-address.ts';
import { openHomeProducts } from './home-products.ts';
import { createAnswerStore } from './kept/answer-store.ts';
import { withMissingKept } from './kept/kept-missing.ts';
import { answerAtOnce, keptFetch } from './kept/kept-site.ts';
import { keptValue } from './kept/kept-value.ts';
import { createRevisionWatch } from './kept/revision-watch.ts';
import type { Log } from './log.ts';
import type { Metrics } from './metrics.ts';
import { pagesOf } from './pages.ts';
import { queryWatch } from './query-watch.ts';
import { fillWithSamples } from './sample-data.ts';
import type { Settings } from './settings.ts';
import { openDoors } from './open-doors.ts';
import { siteRoutes } from './site-routes.ts';
import { warnOfOpenList } from './warn-of-open-list.ts';

// React Router's own tooling reads the build from this entry.
export * from 'virtual:react-router/server-build';
// The log that knows which request it writes of: of this build, like what tells it.
export { createLog } from './log.ts';

/** A site that answers requests. */
export type Site = {
  fetch(request: Request, env?: unknown): Response | Promise<Response>;
  /** Answers from memory, without going through `fetch`; false where that can't be done. */
  answerAtOnce(request: IncomingMessage, response: ServerResponse): boolean;
  /** Closes the database and ends what runs in the background. */
  close(): Promise<void>;
};

/** Joins database, API and pages into the one site; `siteUrl` is where it is reached when SITE_URL does not say. */
export async function openSite(
  settings: Settings,
  siteUrl: string,
  log: Log,
  metrics?: Metrics,
): Promise<Site> {
  const database = await openDatabase({
    url: settings.DATABASE_URL,
    dataDir: settings.DATA_DIR,
    onQuery: queryWatch(log, metrics),
  });
  const repositories = createRepositories(database.db, (problem) => log.warn(problem));
  if (settings.SAMPLE_DATA) await fillWithSamples(repositories, settings.DATA_DIR, log);
  if (settings.ENROLLED_ACCESS === 'open') await warnOfOpenList(repositories, log);

  const api = createApi({
    repositories,
    words: apiWords,
    enrolledAccess: settings.ENROLLED_ACCESS,
    rateLimit: settings.RATE_LIMIT,
    pool: database.pool,
    clientAddress: clientAddress(settings.TRUST_PROXY),
    log,
    allowedOrigins: settings.CORS_ORIGINS,
  });
  const homeProducts = openHomeProducts(settings, repositories, log);
  const note = (problem: string, cause?: unknown) => log.error({ err: cause }, problem);
  const watch = createRevisionWatch(
    async () => `${await repositories.revisions.current()} ${homeProducts.revision()}`,
    note,
  );
  // Another backend tells no revisions: what it said is asked again. List and page add up to less than 5 s.
  const longestMs = settings.BACKEND_URL ? 2000 : Number.POSITIVE_INFINITY;
  const callsFor = backendCallsFor({ api: api.fetch, backendUrl: settings.BACKEND_URL, siteUrl, log });
  const products = keptValue({ watch, longestMs, load: () => callsFor().products(), log: note });

  // Another backend's pictures lie wherever it keeps them, and so do Firestore's.
  const backendOrigins = settings.BACKEND_URL ? [new URL(settings.BACKEND_URL).origin] : [];
  const fromElsewhere = settings.BACKEND_URL ?? settings.FIRESTORE_PROJECT;
  const pictureSources = fromElsewhere ? ['https:', ...backendOrigins] : [];
  const doors = openDoors({
    callsFor: (asker) => ({ ...callsFor(asker), products }),
    homeProducts: () => homeProducts.all(),
    place: { siteUrl, backendUrl: settings.BACKEND_URL ?? '', pictureSources },
    note,
  });
  // A proxy that speaks https to visitors speaks http to this server: forms say where they come from, and it is here.
  const ownBuild = { ...(build as ServerBuild), allowedActionOrigins: [new URL(siteUrl).host] };
  const pages = pagesOf(ownBuild, doors, { calls: backendOrigins, pictures: pictureSources });

  const store = createAnswerStore({
    watch,
    longestMs,
    log: (problem) => log.warn(problem),
    onAsked: (kept) => metrics?.asked(kept),
  });
  const sharesPictures = settings.CORS_ORIGINS.length > 0;
  const site = siteRoutes({
    api: api.fetch,
    pages: withMissingKept(store, ownBuild.routes, pages),
    siteUrl,
    dataDir: settings.DATA_DIR,
    sharesPictures,
    log,
  });
  return {
    fetch: keptFetch(store, (request, env) => site.fetch(request, env)),
    answerAtOnce: (request, response) => answerAtOnce(store, request, response),
    async close() {
      homeProducts.close();
      await database.close();
    },
  };
}
