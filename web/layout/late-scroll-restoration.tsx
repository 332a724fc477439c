import { ScrollRestoration } from 'react-router';
import { useIsAlive } from '../ui/use-is-alive.ts';

/** Keeps the place on each page for who goes back; the browser itself scrolls a document that it loads. */
export function LateScrollRestoration() {
  // Not in the document: the script that would scroll it needs not be sent.
  return useIsAlive() ? <ScrollRestoration /> : null;
}
