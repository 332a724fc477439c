import { holdsAadhaar } from '../../domain/fields-without-aadhaar.ts';
import type { DeskMiddleware, DeskRequest } from '../desk-context.ts';

const NAME = 'aadhaar';
const HIDDEN = 'hidden';

/** Remembers whether a posted form has an Aadhaar number in it; every way to read a form calls this. */
export function noteAadhaar(c: DeskRequest, fields: Iterable<[string, unknown]>): void {
  if (holdsAadhaar(Object.fromEntries(fields))) c.set('hidesAadhaar', true);
}

/** Lets the page to which a form leads say that an Aadhaar number was hidden. */
export const sayAadhaarHidden: DeskMiddleware = async (c, next) => {
  await next();
  const to = c.res.headers.get('location');
  if (to === null || c.get('hidesAadhaar') !== true) return;
  const [address = '', part] = to.split('#');
  const query = `${address.includes('?') ? '&' : '?'}${NAME}=${HIDDEN}`;
  c.res.headers.set('location', `${address}${query}${part === undefined ? '' : `#${part}`}`);
};

/** Whether the form that led to this page, or that it answers with that status, had an Aadhaar number in it. */
export function isAadhaarHidden(c: DeskRequest, status: number): boolean {
  return c.req.query(NAME) === HIDDEN || (status === 200 && c.get('hidesAadhaar') === true);
}
