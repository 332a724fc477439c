import type { Limits } from '../backend/limits/limits.ts';
import { type Language, languageTable, sourceLanguage } from '../domain/languages.ts';
import { type BackendCalls, backendCalls } from '../web/calls/backend-calls.ts';
import { openBackend, type Send } from '../web/calls/backend.ts';
import type { Log } from './log.ts';

/** The request of a visitor, what the server knows of its connection, the language of the page, and whose request limits count it as. */
export type VisitorRequest = { request: Request; env: unknown; language: Language; address: string };

/** The backend's calls as made for a visitor: to another origin, or to our own API in this process. */
export function backendCallsFor(parts: {
  api: (request: Request, env: unknown) => Response | Promise<Response>;
  backendUrl: string | undefined;
  siteUrl: string;
  limits: Limits;
  /** What a visitor who sent too many applications is told. */
  tooMany: (language: Language) => string;
  log: Log;
}): (visitor?: VisitorRequest) => BackendCalls {
  const { api, backendUrl, siteUrl, limits, tooMany, log } = parts;
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

  // The other backend sees this server's connection: each visitor is counted here, and named for a backend that trusts this
  // server as its proxy.
  const elsewhere =
    (visitor: VisitorRequest | undefined): Send =>
    async (path, request) => {
      if (!visitor || request.method !== 'POST') return fetch(`${backendUrl}${path}`, request);
      const { address, language } = visitor;
      const wait = await limits.take({ applicationsInMinute: address, applicationsInHour: address });
      if (wait > 0) return Response.json({ message: tooMany(language) }, { status: 429 });
      const headers = new Headers(request.headers);
      headers.set('x-forwarded-for', address.replace(/\/56$/, ''));
      return fetch(`${backendUrl}${path}`, { ...request, headers });
    };
  return (visitor) =>
    backendCalls(
      openBackend(backendUrl === undefined ? inProcess(visitor) : elsewhere(visitor), logProblem, {
        origin: backendUrl ?? '',
        language: languageTable[visitor?.language ?? sourceLanguage].tag,
      }),
    );
}
