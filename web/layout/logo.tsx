import * as shell from '../../content/shell.ts';
import { site } from '../../content/site.ts';

/** The lamp with its stitched rim and the foundation's name, leading home. */
export function Logo() {
  return (
    <a
      href="/"
      aria-label={shell.homeLink}
      className="flex min-h-11 items-center gap-2.5 rounded-patch font-heading text-lg leading-none font-bold text-ink no-underline"
    >
      <Lamp />
      <span className="max-w-36 text-balance">{site.name}</span>
    </a>
  );
}

function Lamp() {
  return (
    <svg viewBox="0 0 48 48" aria-hidden="true" className="size-11 shrink-0">
      <path d="M25 3c7 7 8 12 5 16.5-2.5 3.5-9 3.5-11.2-.4C16.3 14.5 22 11 25 3z" fill="#f2a71b" />
      <path d="M24.5 12c2.5 3 2.7 5 1.5 6.7-1 1.4-3.3 1.3-4-.2-.9-2 1.7-3.5 2.5-6.5z" fill="#fff3d6" />
      <path d="M2.5 24.5q21.5 8 43 0C44 36.5 35 43 24 43S4 36.5 2.5 24.5z" fill="#c4632f" />
      <path
        d="M7 30.5Q24 36.5 41 30.5M12 36.8q12 3.6 24 0"
        fill="none"
        stroke="#faf5ea"
        strokeWidth="1.8"
        strokeLinecap="round"
        strokeDasharray="4 3.3 3 3"
      />
    </svg>
  );
}
