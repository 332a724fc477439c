/**
 * Holds the place of something that is still loading; give it the size of what will come. What stands round all of them
 * pulses, once for the whole: with an animation for each, a browser styles every one of them anew in each frame.
 */
export function Skeleton({ className }: { className: string }) {
  return <span aria-hidden="true" className={`block rounded-patch bg-cloth ${className}`} />;
}
