import { join } from 'node:path';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono, type MiddlewareHandler } from 'hono';
import { allReleases } from '../back-office/releases/current-release.ts';

/**
 * The files of the site: scripts and pictures of the release in the folder `release`, those that pages of other releases
 * still ask for, and the catalogue's own pictures from the data directory.
 */
export function siteFiles(dataDir: string, release: string): Hono {
  const files = new Hono();
  const client = join(release, 'client');
  // Names carry a hash of what is inside, so a browser never has to ask again.
  const forAYear = keptFor('public, max-age=31536000, immutable');
  const forADay = keptFor('public, max-age=86400');
  files.get('/assets/*', forAYear, served(client), servedByOthers('client'));
  files.get('/fonts/*', forAYear, served(client), servedByOthers('client'));
  // Pictures that came with the catalogue lie with the data; those of the pages are part of the release.
  files.get('/media/*', forAYear, served(dataDir), served(release), servedByOthers('.'));
  files.get('/icons/*', forADay, served(client));
  files.get('/favicon.ico', forADay, served(client));
  // A missing file is answered in a word: whoever asks for a picture has no use for a whole page.
  for (const path of ['/assets/*', '/fonts/*', '/media/*', '/icons/*', '/favicon.ico']) {
    files.get(path, (c) => c.text('Not found', 404));
  }
  return files;
}

function served(root: string): MiddlewareHandler {
  return serveStatic({ root, precompressed: true });
}

// Before and after a restart there are open and cached pages of another release, and other processes that serve one.
function servedByOthers(folder: string): MiddlewareHandler {
  return async (c, next) => {
    for (const release of allReleases()) {
      const answer = await served(join(release, folder))(c, async () => {});
      if (answer) return answer;
    }
    return next();
  };
}

function keptFor(cacheControl: string): MiddlewareHandler {
  return async (c, next) => {
    await next();
    if (!c.res.ok) return;
    c.res.headers.set('cache-control', cacheControl);
    // Nothing asks for it again, and on a slow network a page's many files need not carry it.
    c.res.headers.delete('last-modified');
  };
}
