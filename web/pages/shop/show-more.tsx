import { type FocusEventHandler, type MouseEvent, useEffect, useRef } from 'react';
import { buttonLook } from '../../../ui/button-look.ts';
import { isPlainPress } from '../../../ui/is-plain-press.ts';

type ShowMoreProps = {
  label: string;
  /** The address of the shop with more products: where there is no script, and for search engines. */
  address: string;
  busy: boolean;
  /** Whether more is shown without a press, once a visitor has scrolled to within a screen of the list's end. */
  automatic: boolean;
  onMore: () => void;
  onFocus: FocusEventHandler;
  onBlur: FocusEventHandler;
};

/** Leads on to more products; it is a link, so that every product can be reached without JavaScript. */
export function ShowMore({ label, address, busy, automatic, onMore, onFocus, onBlur }: ShowMoreProps) {
  const end = useRef<HTMLParagraphElement>(null);
  const hasLooked = useRef(false);

  useEffect(() => {
    if (!automatic) return undefined;
    const look = () => {
      const top = end.current?.getBoundingClientRect().top ?? Infinity;
      if (scrollY > 0 && top < 2 * innerHeight) onMore();
    };
    // A visitor may have scrolled before hydration.
    if (!hasLooked.current) look();
    hasLooked.current = true;
    addEventListener('scroll', look, { passive: true });
    return () => removeEventListener('scroll', look);
  }, [automatic, onMore]);

  function press(event: MouseEvent): void {
    // A new tab or window opens the address.
    if (!isPlainPress(event)) return;
    event.preventDefault();
    if (!busy) onMore();
  }

  return (
    <p ref={end} className="mt-10 text-center">
      <a
        href={address}
        onClick={press}
        onFocus={onFocus}
        onBlur={onBlur}
        aria-disabled={busy || undefined}
        className={buttonLook('secondary')}
      >
        {label}
      </a>
    </p>
  );
}
