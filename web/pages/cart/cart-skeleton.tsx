import { Skeleton } from '../../../ui/skeleton.tsx';

/** Stands where the cart will be, until the browser's own cart is read. */
export function CartSkeleton({ label, className }: { label: string; className: string }) {
  return (
    <div className={`page-width pb-20 ${className}`}>
      <p>{label}</p>
      <div className="motion-safe:animate-pulse">
        <LineSkeleton />
        <LineSkeleton />
      </div>
    </div>
  );
}

function LineSkeleton() {
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
