import { join } from 'node:path';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';

const IMMUTABLE = 'public, max-age=31536000, immutable';

/** The files of the site: built scripts and pictures, the catalogue's own pictures from the data directory. */
export function siteFiles(dataDir: string) {
  const files = new Hono();
  files.get('/assets/*', namedByContent('build/client'));
  // Pictures that came with the catalogue lie with the data; those of the pages were made by the build.
  files.get('/media/*', namedByContent(dataDir), namedByContent('build'));
  files.get(
    '/*',
    serveStatic({
      root: 'build/client',
      precompressed: true,
      onFound: (_, c) => c.header('cache-control', 'public, max-age=3600'),
    }),
  );
  return files;
}

// Names carry a hash of what is inside, so a browser never has to ask again.
function namedByContent(root: string) {
  return serveStatic({
    root: join(root),
    precompressed: true,
    onFound: (_, c) => c.header('cache-control', IMMUTABLE),
  });
}
