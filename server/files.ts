import { serveStatic } from '@hono/node-server/serve-static';
import { type Context, Hono, type MiddlewareHandler } from 'hono';
import { join } from 'node:path';
import { isMediaFile } from '../back-office/backup/archive.ts';
import type { PictureAccess } from '../back-office/gallery/picture-access.ts';
import { allReleases } from '../back-office/releases/releases.ts';
import { type FoundationDocument, documentPath } from '../domain/documents/document.ts';
import type { FileStore } from '../storage/files/file-store.ts';
import { makeFolder } from '../storage/files/make-folder.ts';
import { isNotModified } from './cache/is-not-modified.ts';

/**
 * The files of the site: scripts and pictures of the release in the folder `release`, those that pages of other releases
 * still ask for, and the catalogue's own pictures from the store, where there is one and `accessOf` allows it. `logo` answers for a
 * logo that is not the release's.
 */
export function siteFiles(
  store: FileStore | undefined,
  release: string,
  accessOf: (folder: string) => Promise<PictureAccess>,
  logo: MiddlewareHandler,
): Hono {
  const files = new Hono();
  const client = join(release, 'client');
  const forADay = cacheControl('public, max-age=86400');
  files.get('/assets/*', forAYear, served(client), servedByOthers('client'));
  files.get('/fonts/*', forAYear, served(client), servedByOthers('client'));
  // Pictures that came with the catalogue lie with the data; those of the pages are part of the release.
  files.get('/media/*', asLongAsAllowed(accessOf), ...servedPictures(store, release));
  files.get('/icons/:file{logo-.+}', forAYear, logo, served(release), servedByOthers('.'));
  files.get('/icons/*', forADay, logo, served(release));
  files.get('/favicon.ico', forADay, logo, served(release));
  // A missing file is answered in a word: whoever asks for a picture has no use for a whole page.
  for (const path of ['/assets/*', '/fonts/*', '/media/*', '/icons/*', '/favicon.ico']) {
    files.get(path, (c) => c.text('Not found', 404));
  }
  return files;
}

/**
 * Serves the files of all pictures, those of the store and of the releases, at `/media` below `base`. Below the desk it serves those of
 * documents too, which visitors read at the addresses of `documentFiles`.
 */
export function servedPictures(
  store: FileStore | undefined,
  release: string,
  base = '',
): MiddlewareHandler[] {
  const ofRelease = served(release, base);
  const ofStore = store ? [servedByStore(store, base)] : [];
  // A bucket is not asked for the pictures of every page.
  const inOrder = store?.isBucket ? [ofRelease, ...ofStore] : [...ofStore, ofRelease];
  return [mediaFilesOnly(base), ...inOrder, servedByOthers('.', base)];
}

// Whatever else got into the folder of pictures is for nobody, such as backups that are kept there by mistake.
function mediaFilesOnly(base: string): MiddlewareHandler {
  return async (c, next) => {
    const { path } = c.req;
    const isForThem = isMediaFile(path.slice(base.length + 1)) && (base !== '' || !path.endsWith('.pdf'));
    return isForThem ? next() : c.text('Not found', 404);
  };
}

/** Serves the files of the published documents; what is no document is left to whoever comes next. */
export function documentFiles(
  store: FileStore,
  documents: () => Promise<readonly FoundationDocument[]>,
): Hono {
  const files = new Hono();
  files.get('/documents/*', async (c, next) => {
    const document = (await documents()).find((each) => documentPath(each) === c.req.path);
    const path = document && (await store.find(document.file.slice(1)));
    if (!document || path === undefined) return next();
    const etag = `"${document.file}"`;
    // The rest of a file that was another one before would make a broken file of both.
    if ((c.req.header('if-range') ?? etag) !== etag) c.req.raw.headers.delete('range');
    const file = await serveStatic({ path })(c, async () => {});
    if (!file) return next();
    const serve = async () => void (c.res = file);
    return revalidated(c, serve, { 'cache-control': kept.consented, etag });
  });
  return files;
}

/** Serves the files of the store below `base`, by their keys. */
export function servedByStore({ find, root, isBucket }: FileStore, base = ''): MiddlewareHandler {
  // The server of files looks at the start whether it is there.
  makeFolder(root);
  const serve = served(root, base);
  if (!isBucket) return serve;
  return async (c, next) => {
    const path = await find(c.req.path.slice(base.length + 1));
    return path === undefined ? next() : serve(c, next);
  };
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

/** Lets caches keep a file that is there as `value` says. */
function cacheControl(value: string): MiddlewareHandler {
  return async (c, next) => {
    await next();
    if (!c.res.ok) return;
    c.res.headers.set('cache-control', value);
    // Nothing asks for it again, and on a slow network a page's many files need not carry it.
    c.res.headers.delete('last-modified');
  };
}

/** For files whose names carry a hash of what is inside, so that a browser never has to ask again. */
const forAYear = cacheControl('public, max-age=31536000, immutable');

type AccessOf = (folder: string) => Promise<PictureAccess>;

const notStored = { 'cache-control': 'no-store' };

function asLongAsAllowed(accessOf: AccessOf): MiddlewareHandler {
  return async (c, next) => {
    const { folder, file } = askedFile(c, '/media/');
    // The name of the folder carries a hash of the picture.
    return pictureAsAllowed(c, next, await accessOf(folder), `${folder}/${file}`);
  };
}

/**
 * Answers visitors with a picture's file where they may see it: 410 once its consent has ended, 404 before it is published,
 * 503 where that can't be told. What may end is asked for again by whoever has it; `version` names what is in the file.
 */
export async function pictureAsAllowed(
  c: Context,
  next: () => Promise<void>,
  access: PictureAccess,
  version: string,
): Promise<Response | void> {
  if (access === 'lasting') return forAYear(c, next);
  if (access === 'public' || access === 'consented')
    return revalidated(c, next, { 'cache-control': kept[access], etag: `W/"${version}"` });
  const [status, text] = refusals[access];
  return c.text(text, status, notStored);
}

// A caching proxy learns of a withdrawal within 5 s: 3 s here, 1 s until each process knows. A visitor has seen it anyway.
const kept = { public: 'public, max-age=86400, s-maxage=3', consented: 'no-cache' };

const refusals = {
  ended: [410, 'Gone'],
  unpublished: [404, 'Not found'],
  unknown: [503, 'Try again later'],
} as const;

/** Answers staff with the file of any picture; their browser does not keep what visitors may not see. */
export function forStaff(accessOf: AccessOf): MiddlewareHandler {
  return async (c, next) => {
    const { folder, file } = askedFile(c, '/desk/media/');
    const access = await accessOf(folder);
    if (access === 'lasting') return forAYearByOne(c, next);
    if (access === 'public' || access === 'consented')
      return revalidated(c, next, { 'cache-control': 'private, no-cache', etag: `W/"${folder}/${file}"` });
    await next();
    c.res.headers.set('cache-control', notStored['cache-control']);
  };
}

const forAYearByOne = cacheControl('private, max-age=31536000, immutable');

async function revalidated(
  c: Context,
  next: () => Promise<void>,
  headers: { 'cache-control': string; etag: string },
): Promise<void> {
  await next();
  if (!c.res.ok) return;
  if (isNotModified(c.req.header('if-none-match'), headers.etag)) {
    await c.res.body?.cancel();
    c.res = undefined;
    c.res = new Response(null, { status: 304, headers });
    return;
  }
  for (const [name, value] of Object.entries(headers)) c.res.headers.set(name, value);
  c.res.headers.delete('last-modified');
}

function askedFile(c: Context, base: string): { folder: string; file: string } {
  const [folder = '', file = ''] = c.req.path.slice(base.length).split('/');
  return { folder, file };
}
