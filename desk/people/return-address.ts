import { addresses } from '../layout/addresses.ts';

// Only its path counts; the host never shows.
const SOME_HOST = 'http://desk.invalid';

/**
 * Where someone goes on after signing in: the page of the desk that `to` names, else its home. No other address is taken,
 * so a link can't lead people elsewhere through the sign-in.
 * @example returnAddress('/desk/log?page=2') // '/desk/log?page=2'
 * @example returnAddress('//elsewhere.example/desk') // '/desk'
 */
export function returnAddress(to: string): string {
  if (!URL.canParse(to, SOME_HOST)) return addresses.home;
  const { origin, pathname, search } = new URL(to, SOME_HOST);
  const isBelowDesk = origin === SOME_HOST && pathname.startsWith(`${addresses.home}/`);
  return isBelowDesk ? pathname + search : addresses.home;
}
