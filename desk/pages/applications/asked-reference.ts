import type { DeskRequest } from '../../desk-context.ts';

/** The reference that the address of a page names, as it is stored. */
export function askedReference(c: DeskRequest): string {
  return (c.req.param('reference') ?? '').toUpperCase();
}
