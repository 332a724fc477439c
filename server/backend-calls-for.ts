import { type Language, languageTable, sourceLanguage } from '../domain/languages.ts';
import { type BackendCalls, backendCalls } from '../web/calls/backend-calls.ts';
import { openBackend, type Send } from '../web/calls/backend.ts';
import type { Log } from './log.ts';

/** The request of a visitor, what the server knows of its connection, and the language of the page. */
export type VisitorRequest = { request: Request; env: unknown; language: Language };

/** The backend's calls as made for a visitor: to another origin, or to our own API in this process. */
export function backendCallsFor(parts: {
  api: (request: Request, env: unknown) => Response | Promise<Response>;
  backendUrl: string | undefined;
  siteUrl: string;
  log: Log;
}): (visitor?: VisitorRequest) => BackendCalls {
  const { api, backendUrl, siteUrl, log } = parts;
  const logProblem = (problem: string) => log.warn(problem);

  // The call is made for the visitor: limits count against that connection, not against this server.
  const inProcess =
    (visitor: VisitorRequest | undefined): Send =>
    async (path, request) => {
      const headers = new Headers(request.headers);
      const forwarded = visitor?.request.headers.get('x-forwarded-for');
      if (forwarded) headers.set('x-forwarded-for', forwarded);
      return api(new Request(`${siteUrl}${path}`, { ...request, headers }), visitor?.env);
    };

  const elsewhere: Send = (path, request) => fetch(`${backendUrl}${path}`, request);
  return (visitor) =>
    backendCalls(
      openBackend(backendUrl === undefined ? inProcess(visitor) : elsewhere, logProblem, {
        origin: backendUrl ?? '',
        language: languageTable[visitor?.language ?? sourceLanguage].tag,
      }),
    );
}
