/**
 * Holds the place of something that is still loading; give it the size of what will come. What stands round all of them
 * pulses, once for the whole: an animation for each costs a slow phone more than the page that follows.
 */
export function Skeleton({ className }: { className: string }) {
  return <span aria-hidden="true" className={`block rounded-patch bg-cloth ${className}`} />;
}
