import type { PageRequest } from './page-context.ts';

/** The answer to a form that is sent to a page without one. */
export function methodNotAllowed(c: PageRequest): Response {
  return c.text(c.get('page').messages.api.methodNotAllowed, 405, { allow: 'GET, HEAD' });
}
