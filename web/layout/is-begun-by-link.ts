import { NavigationType } from 'react-router';

/** Whether a page was come to by a link to it, and so is seen from its top: not by going back, nor at a place within it. */
export function isBegunByLink(way: NavigationType, hash: string): boolean {
  return way === NavigationType.Push && hash === '';
}
