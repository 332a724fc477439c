import { scriptOf } from '../../domain/values/languages.ts';
import { localPath } from '../../domain/values/local-path.ts';
import { BOWL, FLAME } from '../../ui/lamp.ts';
import type { PageContext } from '../page-context.ts';

type LogoProps = {
  context: PageContext;
  /** The path that it leads to, where that is not home. */
  to?: string;
  className?: string;
  nameClassName?: string;
};

/** The lamp with its stitched rim and the foundation's name, leading home. */
export function Logo({ context, to, className = '', nameClassName = 'text-lg' }: LogoProps) {
  const { facts, language, messages } = context;
  // Marks above and below the letters of Devanagari need room.
  const isLatin = scriptOf(language) === 'Latn';
  return (
    <a
      href={to ?? localPath(language, '/')}
      aria-label={messages.shell.homeLink}
      className={`flex min-h-11 items-center gap-1.5 rounded-patch font-heading font-bold text-ink no-underline ${className}`}
    >
      <Lamp />
      <span
        className={`max-w-[9rem] text-balance ${isLatin ? 'leading-none' : 'leading-[1.35]'} ${nameClassName}`}
      >
        {facts.name}
      </span>
    </a>
  );
}

function Lamp() {
  return (
    <svg viewBox="0 0 48 48" aria-hidden="true" className="size-11 shrink-0">
      <path d={FLAME} fill="#f2a71b" />
      <path d="M24.5 12c2.5 3 2.7 5 1.5 6.7-1 1.4-3.3 1.3-4-.2-.9-2 1.7-3.5 2.5-6.5z" fill="#fff3d6" />
      <path d={BOWL} fill="#c4632f" />
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
