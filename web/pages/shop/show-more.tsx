import { type MouseEvent, useRef } from 'react';
import { shop as words } from '../../../content/shop.ts';
import { buttonLook } from '../../ui/button-look.ts';
import { useNearing } from './use-nearing.ts';

type ShowMoreProps = {
  /** The address of the shop with more products: where there is no script, and for search engines. */
  address: string;
  busy: boolean;
  /** Whether more is shown without a press, once the end of the list is near. */
  byItself: boolean;
  onMore: () => void;
};

/** Leads on to more products; it is a link, so that every product can be reached without JavaScript. */
export function ShowMore({ address, busy, byItself, onMore }: ShowMoreProps) {
  const end = useRef<HTMLParagraphElement>(null);
  useNearing(end, byItself, onMore);

  function press(event: MouseEvent): void {
    // A new tab or window opens the address.
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    if (!busy) onMore();
  }

  return (
    <p ref={end} className="mt-10 text-center">
      <a href={address} onClick={press} aria-disabled={busy || undefined} className={buttonLook('secondary')}>
        {words.showMore}
      </a>
    </p>
  );
}
