import { scriptOf } from '../../domain/values/languages.ts';
import { localPath } from '../../domain/values/local-path.ts';
import type { PageContext } from '../page-context.ts';

type LogoProps = {
  context: PageContext;
  /** The path that it leads to, where that is not home. */
  to?: string;
  className?: string;
  nameClassName?: string;
};

/** The logo and the foundation's name, leading home. */
export function Logo({ context, to, className = '', nameClassName = 'text-lg' }: LogoProps) {
  const { assets, facts, language, messages } = context;
  const { address, width, height } = assets.logo;
  // Marks above and below the letters of Devanagari need room.
  const isLatin = scriptOf(language) === 'Latn';
  return (
    <a
      href={to ?? localPath(language, '/')}
      aria-label={messages.shell.homeLink}
      className={`flex min-h-11 items-center gap-1.5 rounded-patch font-heading font-bold text-ink no-underline ${className}`}
    >
      <img
        src={address}
        width={width}
        height={height}
        alt=""
        // After what the page is about: React would ask for it before.
        fetchPriority="low"
        className="h-11 w-auto max-w-28 shrink-0 object-contain"
      />
      <span
        className={`max-w-[9rem] text-balance ${isLatin ? 'leading-none' : 'leading-[1.35]'} ${nameClassName}`}
      >
        {facts.name}
      </span>
    </a>
  );
}
