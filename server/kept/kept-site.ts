import type { IncomingMessage, ServerResponse } from 'node:http';
import { answerKey } from './answer-key.ts';
import type { AnswerStore } from './answer-store.ts';
import { acceptedEncoding, isKnownToAsker, type KeptAnswer, withoutBody } from './kept-answer.ts';
import { sendReady } from './ready-answer.ts';

/** What answers requests. */
export type Fetch = (request: Request, env?: unknown) => Response | Promise<Response>;

/** The site with its answers for everyone kept in memory; whatever else is asked goes through untouched. */
export function keptFetch(store: AnswerStore, site: Fetch): Fetch {
  return async (request, env) => {
    const { pathname, search, origin } = new URL(request.url);
    const key = answerKey(request.method, pathname + search);
    // Another site's script is answered for itself: whether it may read the answer depends on its origin.
    if (key === undefined || request.headers.has('origin')) return site(request, env);
    // Made for everyone: not from this asker's headers, and for the parameters that the page knows only.
    const answer = await store.get(key, async () => site(new Request(origin + key), env));
    return toResponse(answer, request);
  };
}

/** Writes a kept answer straight to Node's response; gives false, and writes nothing, where none is ready. */
export function answerAtOnce(
  store: AnswerStore,
  request: IncomingMessage,
  response: ServerResponse,
): boolean {
  if (request.headers.origin !== undefined) return false;
  const key = answerKey(request.method ?? '', request.url ?? '');
  const answer = key === undefined ? undefined : store.ready(key);
  if (!answer) return false;
  const { headers, body, ready } = answer.forms[acceptedEncoding(request.headers['accept-encoding'])];
  const isKnown = isKnownToAsker(answer, request.headers['if-none-match']);
  if (sendReady(response, isKnown ? ready.unchanged : ready.whole)) return true;
  if (isKnown) response.writeHead(304, withoutBody(headers).flat()).end();
  else response.writeHead(answer.status, headers.flat()).end(request.method === 'HEAD' ? undefined : body);
  return true;
}

/** A kept answer, in the form that the request can take. */
export function toResponse(answer: KeptAnswer, request: Request): Response {
  const { headers, body } = answer.forms[acceptedEncoding(request.headers.get('accept-encoding'))];
  if (isKnownToAsker(answer, request.headers.get('if-none-match'))) {
    return new Response(null, { status: 304, headers: withoutBody(headers) });
  }
  const sent = request.method === 'HEAD' ? null : new Uint8Array(body);
  return new Response(sent, { status: answer.status, headers });
}
