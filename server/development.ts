import { getRequestListener } from '@hono/node-server';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { createServer as createVite } from 'vite';
import { makeLogo } from '../back-office/pictures/make-logo.ts';
import { makeSitePictures } from '../back-office/pictures/make-site-pictures.ts';
import { type SiteAssets, readLogo } from './assets.ts';
import { createLog } from './log.ts';
import { readSettings } from './settings.ts';

// Its pictures; everything else comes from Vite.
const release = 'build/development';
const settings = readSettings(process.env);
const address = `http://${settings.HOST}:${settings.PORT}`;
const server = createServer();
const vite = await createVite({ appType: 'custom', server: { middlewareMode: { server } } });
await makeSitePictures({ contentDir: 'content', buildDir: release });
await makeLogo({ contentDir: 'content', buildDir: release });

// Vite serves each module as it is.
const assets: SiteAssets = {
  ...readLogo(release),
  earlyScript: '',
  hydrationScripts: ['/web/start/hydrate.tsx'],
  scriptsOf: () => [],
  homeScript: '/web/home/move.ts',
  developmentScripts: ['/@vite/client', '/web/start/early.ts'],
  deskScript: '/desk/scripts/desk.ts',
};

type App = typeof import('./app.ts');
let current: { app: App; site: Awaited<ReturnType<App['openSite']>> } | undefined;

// Vite gives the same module until a file of it changed; then the site is opened anew.
async function currentSite() {
  const app = (await vite.ssrLoadModule('./server/app.ts')) as App;
  if (current?.app !== app) {
    await current?.site.close();
    const content = app.readSiteContent({
      contentDir: 'content',
      picturesFile: join(release, 'pictures.json'),
    });
    const siteUrl = settings.SITE_URL ?? address;
    current = {
      app,
      site: await app.openSite(settings, {
        release,
        pictureProgram: 'server/make-picture.ts',
        siteUrl,
        content,
        assets,
        log: createLog('warn'),
      }),
    };
  }
  return current.site;
}

const listener = getRequestListener(async (request, env) => {
  try {
    return await (await currentSite()).fetch(request, env);
  } catch (error) {
    if (error instanceof Error) vite.ssrFixStacktrace(error);
    console.error(error);
    return new Response(error instanceof Error ? error.stack : String(error), { status: 500 });
  }
});

server.on('request', (request, response) =>
  vite.middlewares(request, response, () => void listener(request, response)),
);
server.listen(settings.PORT, settings.HOST, () =>
  console.log(`The site is at ${address}, and follows your changes`),
);
