import { RouterContextProvider } from 'react-router';
import type { Repositories } from '../backend/repositories/create-repositories.ts';
import { type Send, backendCalls } from '../web/calls/backend-calls.ts';
import { callsDoor, homeProductsDoor, logDoor, placeDoor } from '../web/doors.ts';
import type { Log } from './log.ts';
import type { Settings } from './settings.ts';

/** What the pages' doors open to. */
export type Behind = {
  api: { request(path: string, request: RequestInit): Response | Promise<Response> };
  repositories: Repositories;
  settings: Settings;
  siteUrl: string;
  log: Log;
};

/** The doors that pages find in the context of every request. */
export function openDoors({
  api,
  repositories,
  settings,
  siteUrl,
  log,
}: Behind): () => RouterContextProvider {
  const backendUrl = settings.BACKEND_URL ?? '';
  const send: Send = backendUrl
    ? (path, request) => fetch(`${backendUrl}${path}`, request)
    : async (path, request) => api.request(path, request);
  const calls = backendCalls(send, (problem) => log.warn(problem));
  return () => {
    const doors = new RouterContextProvider();
    doors.set(callsDoor, calls);
    doors.set(homeProductsDoor, () => repositories.homeProducts.all());
    doors.set(placeDoor, { siteUrl, backendUrl });
    doors.set(logDoor, (problem, cause) => log.error({ err: cause }, problem));
    return doors;
  };
}
