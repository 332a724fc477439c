import { join } from 'node:path';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono, type MiddlewareHandler } from 'hono';
import { allReleases } from '../back-office/releases/current-release.ts';
import { asLongAsAllowed } from './as-long-as-allowed.ts';
import { cacheControl, forAYear } from './cache-control.ts';
import type { PictureAccess } from './picture-access.ts';

/**
 * The files of the site: scripts and pictures of the release in the folder `release`, those that pages of other releases
 * still ask for, and the catalogue's own pictures from the data directory where `accessOf` allows it.
 */
export function siteFiles(
  dataDir: string,
  release: string,
  accessOf: (folder: string) => Promise<PictureAccess>,
): Hono {
  const files = new Hono();
  const client = join(release, 'client');
  const forADay = cacheControl('public, max-age=86400');
  files.get('/assets/*', forAYear, served(client), servedByOthers('client'));
  files.get('/fonts/*', forAYear, served(client), servedByOthers('client'));
  // Pictures that came with the catalogue lie with the data; those of the pages are part of the release.
  files.get('/media/*', asLongAsAllowed(accessOf), ...mediaFiles(dataDir, release));
  files.get('/icons/*', forADay, served(client));
  files.get('/favicon.ico', forADay, served(client));
  // A missing file is answered in a word: whoever asks for a picture has no use for a whole page.
  for (const path of ['/assets/*', '/fonts/*', '/media/*', '/icons/*', '/favicon.ico']) {
    files.get(path, (c) => c.text('Not found', 404));
  }
  return files;
}

/** Serves the files of all pictures, those of the data directory and of the releases, at `/media` below `base`. */
export function mediaFiles(dataDir: string, release: string, base = ''): MiddlewareHandler[] {
  return [served(dataDir, base), served(release, base), servedByOthers('.', base)];
}

function served(root: string, base = ''): MiddlewareHandler {
  const rewriteRequestPath = (path: string) => path.slice(base.length);
  return serveStatic({ root, precompressed: true, rewriteRequestPath });
}

// Before and after a restart there are open and cached pages of another release, and other processes that serve one.
function servedByOthers(folder: string, base = ''): MiddlewareHandler {
  return async (c, next) => {
    for (const release of allReleases()) {
      const answer = await served(join(release, folder), base)(c, async () => {});
      if (answer) return answer;
    }
    return next();
  };
}
