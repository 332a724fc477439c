import type { PageContext } from '../page-context.ts';

type OutsideLinkProps = {
  context: Pick<PageContext, 'messages'>;
  to: string;
  className?: string;
  children: string;
};

/** A link that opens in a new tab, and says so to screen readers. */
export function OutsideLink({ context, to, className = '', children }: OutsideLinkProps) {
  return (
    <a href={to} target="_blank" rel="noopener" className={className}>
      {children} <span className="sr-only">{context.messages.shell.opensInNewTab}</span>
    </a>
  );
}
