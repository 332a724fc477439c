/**
 * Whether a request to an address that is both a page and a call asks for the page: only when it names `text/html`.
 * A browser names it; `fetch` and other programs that accept anything get the JSON.
 */
export function wantsPage(request: Request): boolean {
  const reads = request.method === 'GET' || request.method === 'HEAD';
  return reads && (request.headers.get('accept') ?? '').includes('text/html');
}
