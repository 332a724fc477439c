import { type HttpBindings, getRequestListener } from '@hono/node-server';
import { type IncomingMessage, type ServerResponse, createServer } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { listenAt } from './listen-at.ts';
import type { Metrics } from './metrics.ts';
import type { Settings } from './settings.ts';

/** A site that answers Fetch requests, some of them synchronously from its cache. */
export type ListeningSite = {
  /** Answers a request; `env.allowUpload()` gives its body the time of an upload. */
  fetch(request: Request, env?: object): Response | Promise<Response>;
  /** Responds from the cache; false, with nothing sent, where that is not possible. */
  respond(request: IncomingMessage, response: ServerResponse): boolean;
  close(): Promise<void>;
};

/** How long, in ms, the server waits for the other end. */
export type Timeouts = {
  /** Until a request's headers are there. */
  headers: number;
  /** Until the whole request is there. */
  request: number;
  /** Until a whole request is there that somebody on staff uploads a file with. */
  upload: number;
  /** With a connection on which nothing moves, in either direction. */
  silence: number;
  /** Between two looks at who is late. */
  look: number;
  /** From the order to stop until no one is let in any more: what was sent before it has arrived by then. */
  settle: number;
  /** With requests that are under way when the server is told to stop. */
  drain: number;
};

// How long a connection stays open for a next request.
const KEEP_ALIVE_MS = 5000;

/** Enough for a form over the slowest phone; a client that is slow on purpose keeps no place from others. */
export const usualTimeouts: Timeouts = {
  headers: 15_000,
  request: 30_000,
  // 4 MB at 100 kbit/s take over five minutes. As long as nothing arrives, `silence` ends it sooner.
  upload: 600_000,
  silence: 60_000,
  look: 5000,
  settle: 300,
  drain: 9500,
};

/** Serves the site at the settings' port; gives the way to stop it, which lets accepted requests finish. */
export async function listen(
  site: ListeningSite,
  { PORT, HOST }: Pick<Settings, 'PORT' | 'HOST'>,
  { metrics, timeouts = usualTimeouts }: { metrics?: Metrics | undefined; timeouts?: Timeouts } = {},
): Promise<() => Promise<void>> {
  const { request: usual, upload } = timeouts;
  const listener = getRequestListener((request, env) => {
    // This server speaks no HTTP/2.
    const { incoming, outgoing } = env as HttpBindings;
    const allowUpload = endLateRequest(incoming, outgoing, { usual, upload });
    return site.fetch(request, { ...env, allowUpload });
  });
  let stopping = false;
  const server = createServer(
    {
      headersTimeout: timeouts.headers,
      // Node knows one time for all requests; what is no upload is ended sooner below.
      requestTimeout: upload,
      connectionsCheckingInterval: timeouts.look,
      keepAliveTimeout: KEEP_ALIVE_MS,
    },
    (request, response) => {
      if (stopping) response.shouldKeepAlive = false;
      if (metrics) count(request, response, metrics);
      if (!site.respond(request, response)) void listener(request, response);
    },
  );
  server.setTimeout(timeouts.silence, (socket) => socket.destroy());
  await listenAt(server, { port: PORT, host: HOST, setting: 'PORT' });

  return async () => {
    stopping = true;
    await pause(timeouts.settle);
    const closed = new Promise((resolve) => server.close(resolve));
    // A connection whose request was under way is idle once that is answered.
    const sweep = setInterval(() => server.closeIdleConnections(), 50);
    await Promise.race([closed, pause(timeouts.drain)]);
    clearInterval(sweep);
    server.closeAllConnections();
    await site.close();
  };
}

function count(request: IncomingMessage, response: ServerResponse, metrics: Metrics): void {
  const start = performance.now();
  response.once('finish', () =>
    metrics.answered({
      routeClass: routeClass(request.url ?? ''),
      status: response.statusCode,
      ms: performance.now() - start,
    }),
  );
}

/**
 * Ends a connection with 408 where the body of its request is not whole within `usual` ms. Gives a function that makes it
 * `upload` ms for this request, from its beginning on.
 */
function endLateRequest(
  request: IncomingMessage,
  response: ServerResponse,
  { usual, upload }: { usual: number; upload: number },
): () => void {
  const hasBody = 'content-length' in request.headers || 'transfer-encoding' in request.headers;
  if (!hasBody) return () => {};
  const endIfLate = () => {
    if (request.complete) return;
    const { socket } = request;
    if (response.headersSent) socket.destroy();
    else socket.end('HTTP/1.1 408 Request Timeout\r\nConnection: close\r\n\r\n', () => socket.destroy());
  };
  const start = performance.now();
  let timer = setTimeout(endIfLate, usual);
  response.once('close', () => clearTimeout(timer));
  return () => {
    clearTimeout(timer);
    timer = setTimeout(endIfLate, start + upload - performance.now());
  };
}

/**
 * The class of route that an address belongs to; few enough to count by, whatever addresses are asked for.
 * @example routeClass('/shop?q=bag') // 'page'
 */
export function routeClass(address: string): 'file' | 'call' | 'probe' | 'page' {
  if (/^\/(assets|fonts|media|icons|share)\/|^\/favicon\.ico/.test(address)) return 'file';
  if (/^\/(api|enrollment|enrolled|feeds)\b/.test(address)) return 'call';
  if (/^\/(healthz|readyz)\b/.test(address)) return 'probe';
  return 'page';
}
