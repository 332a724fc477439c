import { PassThrough, Readable } from 'node:stream';
import { renderToPipeableStream } from 'react-dom/server';
import {
  type EntryContext,
  type HandleErrorFunction,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router';
import { logDoor } from './doors.ts';

const RENDER_MS = 15_000;

/** Renders a page whole: it is kept and hashed as one text, so nothing is gained by sending its parts early. */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  loadContext: RouterContextProvider,
): Promise<Response> {
  const log = loadContext.get(logDoor);
  return new Promise((resolve, reject) => {
    let failed = false;
    const { pipe, abort } = renderToPipeableStream(
      <ServerRouter context={routerContext} url={request.url} />,
      {
        // Parts that arrive out of order would need inline scripts to put them in place.
        progressiveChunkSize: Number.POSITIVE_INFINITY,
        onAllReady() {
          clearTimeout(timeout);
          const body = new PassThrough();
          headers.set('content-type', 'text/html; charset=utf-8');
          const stream = Readable.toWeb(body) as ReadableStream<Uint8Array>;
          resolve(new Response(stream, { status: failed ? 500 : status, headers }));
          pipe(body);
        },
        onShellError: reject,
        onError(error) {
          failed = true;
          log('a page could not be rendered', error);
        },
      },
    );
    const timeout = setTimeout(() => abort(new Error('rendering took too long')), RENDER_MS);
  });
}

/** Hears of errors thrown by loaders and actions; a visitor who left is none. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (!request.signal.aborted)
    context.get(logDoor)(`${request.method} ${new URL(request.url).pathname} failed`, error);
};
