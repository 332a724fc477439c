import type { IncomingMessage, ServerResponse } from 'node:http';
import { createApi } from '../backend/api/create-api.ts';
import { openDatabase } from '../backend/database/open-database.ts';
import { createRepositories } from '../backend/repositories/create-repositories.ts';
import type { Assets } from '../web/page-context.ts';
import { pageRoutes } from '../web/page-routes.ts';
import { backendCallsFor } from './backend-calls-for.ts';
import { clientAddress } from './client-address.ts';
import { discovery } from './discovery.ts';
import { siteFiles } from './files.ts';
import { openHomeProducts } from './home-products.ts';
import type { Log } from './log.ts';
import type { Metrics } from './metrics.ts';
import { pageContexts } from './page-contexts.ts';
import { queryWatch } from './query-watch.ts';
import { fillWithSamples } from './sample-data.ts';
import type { Settings } from './settings.ts';
import type { SiteContent } from './read-site-content.ts';
import { siteRoutes } from './site-routes.ts';
import { warnOfOpenList } from './warn-of-open-list.ts';

export { readAssets } from './assets.ts';
// The log that knows which request it writes of: of this build, like what tells it.
export { createLog } from './log.ts';
export { readSiteContent } from './read-site-content.ts';

/** A site that answers requests. */
export type Site = {
  fetch(request: Request, env?: unknown): Response | Promise<Response>;
  /** Closes the database and ends what runs in the background. */
  close(): Promise<void>;
};
