import * as words from '../../../content/cart.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useIsAlive } from '../../ui/use-is-alive.ts';

// Runs before anything is painted. What can't be read is as good as empty.
const showWhereCartIsKept = `try {
  if (JSON.parse(localStorage.getItem('cart')).length > 0)
    document.currentScript.previousElementSibling.classList.remove('hidden');
} catch {}`;

/**
 * Where this browser keeps a cart, says from the first paint until the page has come alive that it is being opened; the
 * elements that follow hide meanwhile by `peer-not-[.hidden]:hidden`. Where it keeps none, nothing of this is seen.
 */
export function KeptCartAhead() {
  const isAlive = useIsAlive();
  if (isAlive) return null;
  return (
    <>
      {/* As tall as the window, so that the footer is not seen to move. */}
      <div suppressHydrationWarning className="peer page-width hidden min-h-lvh pb-20">
        <p>{words.opening}</p>
        <div className="motion-safe:animate-pulse">
          <LineAhead />
          <LineAhead />
        </div>
      </div>
      <script dangerouslySetInnerHTML={{ __html: showWhereCartIsKept }} />
    </>
  );
}

function LineAhead() {
  return (
    <div className="mt-4 grid grid-cols-[4.5rem_1fr] gap-x-4 pb-6 lg:mr-108">
      <Skeleton className="aspect-square" />
      <div>
        <Skeleton className="h-5 w-1/2" />
        <Skeleton className="mt-3 h-8" />
      </div>
    </div>
  );
}
