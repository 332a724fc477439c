import { Hono } from 'hono';
import { addresses } from './addresses.ts';
import type { DeskEnv, DeskServices } from './desk-context.ts';
import { renderDeskMessage } from './layout/render-desk-message.tsx';
import * as home from './pages/home/home-page.tsx';
import { textsRoutes } from './pages/texts/texts-routes.ts';
import { requireEditorToPost, requirePerson } from './require-person.ts';

/** The routes of the desk, below `/desk`; a path with a slash at its end is the path without it. */
export function deskRoutes(services: DeskServices): Hono<DeskEnv> {
  const { messages } = services;
  const routes = new Hono<DeskEnv>({ strict: false });
  routes.use(async (c, next) => {
    c.set('desk', services);
    await next();
  });

  // Everything below is for people on staff.
  routes.use(requirePerson, requireEditorToPost);
  routes.get(addresses.home, home.get);
  routes.route(addresses.texts, textsRoutes());

  routes.notFound((c) =>
    renderDeskMessage(c, { status: 404, ...messages.shell.notFound, to: addresses.home }),
  );
  routes.onError((error, c) => {
    services.log('a page of the desk failed', error);
    return renderDeskMessage(c, { status: 500, ...messages.shell.failed, to: addresses.home });
  });
  return routes;
}
