import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';

/** The files of the site: built scripts and pictures, and the catalogue's own pictures from the data directory. */
export function siteFiles(dataDir: string): Hono {
  const files = new Hono();
  // Names carry a hash of what is inside, so a browser never has to ask again.
  const named = (root: string) => served(root, 'public, max-age=31536000, immutable');
  files.get('/assets/*', named('build/client'));
  // Pictures that came with the catalogue lie with the data; those of the pages were made by the build.
  files.get('/media/*', named(dataDir), named('build'));
  files.get('/icons/*', served('build', 'public, max-age=86400'));
  files.get('/favicon.ico', served('build/icons', 'public, max-age=86400'));
  // A missing file is answered in a word: whoever asks for a picture has no use for a whole page.
  for (const path of ['/assets/*', '/media/*', '/icons/*', '/favicon.ico']) {
    files.get(path, (c) => c.text('Not found', 404));
  }
  return files;
}

function served(root: string, cacheControl: string) {
  return serveStatic({
    root,
    precompressed: true,
    onFound: (_, c) => c.header('cache-control', cacheControl),
  });
}
