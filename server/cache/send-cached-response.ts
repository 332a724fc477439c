import type { IncomingMessage, ServerResponse } from 'node:http';
import { acceptedEncoding } from './accepted-encoding.ts';
import type { CachedResponse } from './cached-response.ts';
import { isNotModified } from './is-not-modified.ts';

/** Sends a cached response over Node's own response, in the form that the request accepts. */
export function sendCachedResponse(
  { status, etag, encoded, notModifiedHeaders }: CachedResponse,
  request: IncomingMessage,
  response: ServerResponse,
): void {
  if (isNotModified(request.headers['if-none-match'], etag)) {
    response.writeHead(304, notModifiedHeaders).end();
    return;
  }
  const { headers, body } = encoded[acceptedEncoding(request.headers['accept-encoding'])];
  response.writeHead(status, headers).end(request.method === 'HEAD' ? undefined : body);
}

/** A cached response as a Fetch `Response`, in the form that the request accepts. */
export function toFetchResponse(
  { status, etag, encoded, notModifiedHeaders }: CachedResponse,
  request: Request,
): Response {
  if (isNotModified(request.headers.get('if-none-match'), etag))
    return new Response(null, { status: 304, headers: notModifiedHeaders });
  const { headers, body } = encoded[acceptedEncoding(request.headers.get('accept-encoding'))];
  return new Response(request.method === 'HEAD' ? null : body, { status, headers });
}
