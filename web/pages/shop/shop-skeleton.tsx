import { shop as words } from '../../../content/shop.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { ShopHero } from './shop-hero.tsx';

/** The shop while its products are on their way: the grid holds its final shape. */
export function ShopSkeleton() {
  return (
    <>
      <ShopHero />
      <div className="page-width pb-16">
        <p role="status" className="my-4 text-muted">
          {words.loading}
        </p>
        <div
          aria-hidden="true"
          className="grid gap-6 motion-safe:animate-pulse sm:grid-cols-2 lg:grid-cols-3"
        >
          {['a', 'b', 'c', 'd', 'e', 'f'].map((key) => (
            <div key={key} className="grid gap-4 rounded-patch bg-surface pb-24 shadow-lift">
              <Skeleton className="aspect-4/3" />
              <Skeleton className="mx-5 h-6 w-1/2" />
              <Skeleton className="mx-5 h-4" />
            </div>
          ))}
        </div>
      </div>
    </>
  );
}
