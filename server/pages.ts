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
    if (developing) return answer(response.body, response, { 'content-security-policy': WHILE_DEVELOPING });
    if (!response.headers.get('content-type')?.startsWith('text/html'))
      return answer(response.body, response, { 'cache-control': cacheControl(asker, response.status) });
    const html = withLateScripts(await withOwnStyles(await response.text()));
    return answer(html, response, {
      // Once all is drawn: only then is it known whether something had to be left out.
      'cache-control': cacheControl(asker, response.status),
      'content-security-policy': contentSecurityPolicy(html, reach),
    });
  };
}

// Browsers ask each time; shared caches may answer for 5 s, and go on answering while this server can't.
function cacheControl({ request, goesWithout }: Asker, status: number): string {
  if (request.method !== 'GET' || goesWithout) return 'no-store';
  if (status === 404) return 'public, max-age=0, s-maxage=5';
  return status === 200 ? 'public, max-age=0, s-maxage=5, stale-if-error=86400' : 'no-store';
}

// What the page says of itself in its headers counts.
function answer(body: BodyInit | null, page: Response, added: Record<string, string>): Response {
  const headers = new Headers(page.headers);
  for (const [name, value] of Object.entries(added)) if (!headers.has(name)) headers.set(name, value);
  return new Response(body, { status: page.status, headers });
}
