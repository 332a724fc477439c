import { serveStatic } from '@hono/node-server/serve-static';
import { Hono, type MiddlewareHandler } from 'hono';

/** The files of the site: built scripts and pictures, and the catalogue's own pictures from the data directory. */
export function siteFiles(dataDir: string): Hono {
  const files = new Hono();
  // Names carry a hash of what is inside, so a browser never has to ask again.
  const forAYear = keptFor('public, max-age=31536000, immutable');
  const forADay = keptFor('public, max-age=86400');
  files.get('/assets/*', forAYear, served('build/client'));
  files.get('/fonts/*', forAYear, served('build/client'));
  // Pictures that came with the catalogue lie with the data; those of the pages are part of the build.
  files.get('/media/*', forAYear, served(dataDir), served('build'));
  files.get('/icons/*', forADay, served('build/client'));
  files.get('/favicon.ico', forADay, served('build/client'));
  // A missing file is answered in a word: whoever asks for a picture has no use for a whole page.
  for (const path of ['/assets/*', '/fonts/*', '/media/*', '/icons/*', '/favicon.ico']) {
    files.get(path, (c) => c.text('Not found', 404));
  }
  return files;
}

function served(root: string): MiddlewareHandler {
  return serveStatic({ root, precompressed: true });
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
