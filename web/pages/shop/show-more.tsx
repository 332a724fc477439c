import { type FocusEventHandler, type MouseEvent, useEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import { buttonLook } from '../../../ui/button-look.ts';
import { isPlainPress } from '../../../ui/is-plain-press.ts';

// Where the list ends above the middle of the screen below the bar, what is read stands below it.
const READS_BELOW = 0.55;
// Longer than between two scroll events; within a scroll a place can't be kept.
const REST_MS = 150;

type ShowMoreProps = {
  label: string;
  /** The address of the shop with more products: where there is no script, and for search engines. */
  address: string;
  busy: boolean;
  /** Whether more is shown without a press, once a visitor has scrolled to within a screen of the list's end. */
  automatic: boolean;
  /** Whether the products that would be shown are there. */
  ready: boolean;
  onNear: () => void;
  onMore: () => void;
  onFocus: FocusEventHandler;
  onBlur: FocusEventHandler;
};

/** Leads on to more products; it is a link, so that every product can be reached without JavaScript. */
export function ShowMore(props: ShowMoreProps) {
  const { label, address, busy, automatic, ready, onNear, onMore, onFocus, onBlur } = props;
  const end = useRef<HTMLParagraphElement>(null);
  const lookedWhenReady = useRef<boolean>(undefined);

  useEffect(() => {
    if (!automatic) return undefined;
    let rest: ReturnType<typeof setTimeout>;
    const look = () => {
      lookedWhenReady.current = ready;
      clearTimeout(rest);
      const { top } = end.current?.getBoundingClientRect() ?? { top: Infinity };
      if (scrollY === 0 || top > 2 * innerHeight) return;
      if (!ready) onNear();
      // At once: in a later frame the end may be on the screen.
      else if (top > innerHeight) flushSync(onMore);
      else if (top < READS_BELOW * innerHeight) rest = setTimeout(() => growAbove(onMore), REST_MS);
    };
    // A visitor may have scrolled before hydration, or while the products came.
    const frame = lookedWhenReady.current === ready ? 0 : requestAnimationFrame(look);
    addEventListener('scroll', look, { passive: true });
    return () => {
      clearTimeout(rest);
      cancelAnimationFrame(frame);
      removeEventListener('scroll', look);
    };
  }, [automatic, ready, onNear, onMore]);

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

// Whoever reads what stands below the list goes on reading: it keeps its place on the screen. Browsers do so by themselves only
// where nothing of the list is seen.
function growAbove(grow: () => void): void {
  const { scrollHeight } = document.documentElement;
  const top = scrollY;
  flushSync(grow);
  scrollTo({ top: top + document.documentElement.scrollHeight - scrollHeight, behavior: 'instant' });
}
