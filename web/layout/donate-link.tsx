import { localPath } from '../../domain/local-path.ts';
import type { PageContext } from '../page-context.ts';
import { pages } from '../pages.ts';
import { ButtonLink } from '../../ui/button-link.tsx';

type DonateLinkProps = {
  context: PageContext;
  /** The path of the current page. */
  path: string;
  className?: string;
};

/** `Donate Now`, a link that looks like a button; on the page that it leads to it is marked by a stitch beneath its words. */
export function DonateLink({ context, path, className = '' }: DonateLinkProps) {
  const to = localPath(context.language, pages.donate.path);
  return (
    <ButtonLink
      to={to}
      variant="accent"
      aria-current={to === path ? 'page' : undefined}
      className={`relative after:absolute after:inset-x-2 after:bottom-0 after:stitch after:opacity-0 aria-[current=page]:after:opacity-100 ${className}`}
    >
      {context.messages.shell.navigation.donate}
    </ButtonLink>
  );
}
