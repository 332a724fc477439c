import { type MotifName, motifShapes } from './motif-shapes.ts';

/** One press of a carved block, in the text's colour; decoration, so it says nothing. */
export function Motif({ name, className = 'size-8' }: { name: MotifName; className?: string }) {
  return (
    <svg
      viewBox="-52 -52 104 104"
      fill="currentColor"
      fillRule="evenodd"
      aria-hidden="true"
      className={`shrink-0 ${className}`}
    >
      <path d={motifShapes[name]} />
    </svg>
  );
}
