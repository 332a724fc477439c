import { getRequestListener } from '@hono/node-server';
import { Hono } from 'hono';
import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, request as httpRequest, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll } from 'vitest';
import { createDataRevision } from '../../storage/database/revision-cache.ts';
import { createResponseCache } from './response-cache.ts';

const routes = [
  { path: '/about', parameters: [], cached: true },
  { path: '/shop', parameters: ['category', 'q'], cached: true },
  { path: '/shop/:id', parameters: [], cached: true },
  { path: '/enrolled', parameters: [], cached: false },
  { path: '/api/products', parameters: [], cached: true, answersOrigins: true },
];

/** The `Cache-Control` of a response that may be cached. */
export const cacheable = { 'cache-control': 'public, max-age=0, s-maxage=5' };

const servers: Server[] = [];

afterAll(() => {
  for (const server of servers) {
    server.close();
    server.closeAllConnections();
  }
});

/** A Node server that answers by a Hono app behind a response cache; it is closed when the file's tests are done. */
export async function startCachedApp(maxAgeMs?: number) {
  const app = new Hono();
  // The requests that reached the app, the lines of the log, the hits and misses, the requests that went through `fetch`.
  const seen = {
    rendered: [] as Request[],
    logged: [] as [problem: string, cause: unknown][],
    hits: [] as boolean[],
    fetched: [] as Request[],
  };
  app.use(async (c, next) => {
    seen.rendered.push(c.req.raw);
    await next();
  });
  const data = { revision: '1', lookUp: async () => data.revision };
  const log = (problem: string, cause: unknown) => void seen.logged.push([problem, cause]);
  const cache = createResponseCache({
    revision: createDataRevision(() => data.lookUp(), log),
    routes,
    siteUrl: 'https://site.test',
    maxAgeMs,
    log,
    onLookup: (hit) => void seen.hits.push(hit),
  });
  app.notFound((c) => cache.fetchKey('404', c.req.raw, () => c.text('No such page', 404, cacheable)));
  const listener = getRequestListener((request, env) => {
    seen.fetched.push(request);
    return cache.fetch(request, env, app.fetch);
  });
  const server = createServer((request, response) => {
    if (!cache.respond(request, response)) void listener(request, response);
  });
  servers.push(server);
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    app,
    port,
    data,
    seen,
    get: (path: string, headers: Record<string, string> = {}) => ask(port, path, 'GET', headers),
    head: (path: string, headers: Record<string, string> = {}) => ask(port, path, 'HEAD', headers),
    post: (path: string) => ask(port, path, 'POST', {}),
  };
}

/** A response as it came over the network, not decoded. */
export type RawResponse = { status: number; headers: IncomingHttpHeaders; body: Buffer; text: string };

async function ask(
  port: number,
  path: string,
  method: string,
  headers: Record<string, string>,
): Promise<RawResponse> {
  const request = httpRequest({ host: '127.0.0.1', port, path, method, headers, agent: false }).end();
  const [response] = await once(request, 'response');
  const body = Buffer.concat(await response.toArray());
  return { status: response.statusCode, headers: response.headers, body, text: body.toString() };
}
