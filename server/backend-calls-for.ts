import { type BackendCalls, type Send, backendCalls } from '../web/calls/backend-calls.ts';
import type { Log } from './log.ts';

/**
 * Who asks for a page: the request, and what the server knows of its connection. `goesWithout` turns true when a part
 * of the page could not be had: such a page is shown, and not kept.
 */
export type Asker = { request: Request; env: unknown; goesWithout?: boolean };

/** The backend's calls as made for an asker: to another origin, or to our own API in this process. */
export function backendCallsFor(parts: {
  api: (request: Request, env: unknown) => Response | Promise<Response>;
  backendUrl: string | undefined;
  siteUrl: string;
  log: Log;
}): (asker?: Asker) => BackendCalls {
  const { api, backendUrl, siteUrl, log } = parts;
  const note = (problem: string) => log.warn(problem);

  // The call is made for the asker: limits count against that connection, not against this server.
  const inProcess =
    (asker: Asker | undefined): Send =>
    async (path, request) => {
      const headers = new Headers(request.headers);
      const forwarded = asker?.request.headers.get('x-forwarded-for');
      if (forwarded) headers.set('x-forwarded-for', forwarded);
      return api(new Request(`${siteUrl}${path}`, { ...request, headers }), asker?.env);
    };

  if (backendUrl === undefined) return (asker) => backendCalls(inProcess(asker), note);
  const elsewhere = backendCalls((path, request) => fetch(`${backendUrl}${path}`, request), note, backendUrl);
  return () => elsewhere;
}
