import { type RouterContextProvider, type ServerBuild, createRequestHandler } from 'react-router';
import { contentSecurityPolicy, type Reach } from './content-security-policy.ts';
import { withOwnStyles } from './styles/page-styles.ts';
import type { Asker } from './backend-calls-for.ts';
import { withLateScripts } from './late-scripts.ts';

// Vite's client needs what the policy of the built pages forbids.
const WHILE_DEVELOPING = "default-src * data: blob: 'unsafe-inline' 'unsafe-eval'";

/** Answers requests for pages: React Router's document, its scripts moved late and its policy named in the headers. */
export function pagesOf(
  build: ServerBuild,
  doors: (asker: Asker) => RouterContextProvider,
  reach: Reach,
): (request: Request, env: unknown) => Promise<Response> {
  const developing = import.meta.env.DEV;
  const handle = createRequestHandler(build, developing ? 'development' : 'production');

  return async (request, env) => {
    const asker: Asker = { request, env };
    const response = await handle(request, doors(asker));
    if (developing) return withHeaders(response, { 'content-security-policy': WHILE_DEVELOPING });
    if (!response.headers.get('content-type')?.startsWith('text/html'))
      return withHeaders(response, { 'cache-control': cacheControl(asker, response.status) });
    const html = withLateScripts(await withOwnStyles(await response.text()));
    const headers = new Headers(response.headers);
    headers.set('content-security-policy', contentSecurityPolicy(html, reach));
    if (!headers.has('cache-control')) headers.set('cache-control', cacheControl(asker, response.status));
    return new Response(html, { status: response.status, headers });
  };
}

// Browsers ask each time; shared caches may answer for 5 s, and go on answering while this server can't.
function cacheControl({ request, goesWithout }: Asker, status: number): string {
  if (request.method !== 'GET' || goesWithout) return 'no-store';
  if (status === 404) return 'public, max-age=0, s-maxage=5';
  return status === 200 ? 'public, max-age=0, s-maxage=5, stale-if-error=86400' : 'no-store';
}

// What the answer says itself counts.
function withHeaders(response: Response, added: Record<string, string>): Response {
  const headers = new Headers(response.headers);
  for (const [name, value] of Object.entries(added)) if (!headers.has(name)) headers.set(name, value);
  return new Response(response.body, { status: response.status, headers });
}
