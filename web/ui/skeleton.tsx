/** Holds the place of something that is still loading; give it the size of what will come. */
export function Skeleton({ className }: { className: string }) {
  return (
    <span
      aria-hidden="true"
      className={`block rounded-patch bg-cloth motion-safe:animate-pulse ${className}`}
    />
  );
}
