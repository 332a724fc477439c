import { matchRoutes } from 'react-router';
import type { AnswerStore } from './answer-store.ts';
import { type Fetch, toResponse } from './kept-site.ts';

const KEY = '/*';

/** The routes of the site as React Router's build lists them. */
type Routes = Readonly<
  Record<string, { path?: string | undefined; parentId?: string | undefined } | undefined>
>;

/** Pages, of which the one for addresses that lead nowhere is made once: trying a thousand of them costs nothing. */
export function withMissingKept(store: AnswerStore, routes: Routes, pages: Fetch): Fetch {
  const known = Object.values(routes).flatMap((route) =>
    route?.parentId === 'root' ? [{ path: route.path ?? '/' }] : [],
  );
  return async (request, env) => {
    const { pathname, origin } = new URL(request.url);
    const reads = request.method === 'GET' || request.method === 'HEAD';
    const leadsNowhere = matchRoutes(known, pathname)?.at(-1)?.route.path === '*';
    // What a page within the site fetches has answers of its own.
    if (!reads || !leadsNowhere || pathname.endsWith('.data')) return pages(request, env);
    return toResponse(await store.get(KEY, async () => pages(new Request(origin + KEY), env)), request);
  };
}
