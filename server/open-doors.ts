import { RouterContextProvider } from 'react-router';
import { type Send, backendCalls } from '../web/calls/backend-calls.ts';
import type { HomeProduct } from '../domain/home-product.ts';
import { callsDoor, homeProductsDoor, logDoor, placeDoor } from '../web/doors.ts';
import type { Log } from './log.ts';
import type { Settings } from './settings.ts';

/** Who asks for a page: the request, and what the server knows of its connection. */
export type Asker = { request: Request; env: unknown };

/** What the pages' doors open to. */
export type Behind = {
  api: { fetch(request: Request, env: unknown): Response | Promise<Response> };
  homeProducts: () => Promise<HomeProduct[]>;
  settings: Settings;
  siteUrl: string;
  pictureSources: readonly string[];
  log: Log;
};

/** The doors that pages find in the context of a request. */
export function openDoors(behind: Behind): (asker: Asker) => RouterContextProvider {
  const { homeProducts, settings, siteUrl, pictureSources, log } = behind;
  const backendUrl = settings.BACKEND_URL ?? '';
  return (asker) => {
    const send = backendUrl ? sendTo(backendUrl) : sendInProcess(behind, asker);
    const doors = new RouterContextProvider();
    doors.set(
      callsDoor,
      backendCalls(send, (problem) => log.warn(problem), backendUrl),
    );
    doors.set(homeProductsDoor, homeProducts);
    doors.set(placeDoor, { siteUrl, backendUrl, pictureSources });
    doors.set(logDoor, (problem, cause) => log.error({ err: cause }, problem));
    return doors;
  };
}

function sendTo(backendUrl: string): Send {
  return (path, request) => fetch(`${backendUrl}${path}`, request);
}

// The call is made for the asker: limits count against that connection, not against this server.
function sendInProcess({ api, siteUrl }: Behind, { request: asked, env }: Asker): Send {
  return async (path, request) => {
    const headers = new Headers(request.headers);
    const forwarded = asked.headers.get('x-forwarded-for');
    if (forwarded) headers.set('x-forwarded-for', forwarded);
    return api.fetch(new Request(`${siteUrl}${path}`, { ...request, headers }), env);
  };
}
