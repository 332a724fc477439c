import { type IconName, iconShapes } from './icon-shapes.ts';

/** A small stroke drawing beside words, or inside a button that has an `aria-label`; it says nothing by itself. */
export function Icon({ name, className = 'size-6' }: { name: IconName; className?: string }) {
  return (
    <svg
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      className={`shrink-0 ${className}`}
    >
      <path d={iconShapes[name]} />
    </svg>
  );
}
