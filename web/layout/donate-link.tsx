import type { Messages } from '../../content/schemas/messages.ts';
import { pages } from '../pages.ts';
import { ButtonLink } from '../ui/button-link.tsx';

type DonateLinkProps = {
  messages: Messages['shell'];
  /** The path of the current page. */
  path: string;
  className?: string;
};

/** `Donate Now`, a link that looks like a button; on the page that it leads to it is marked by a stitch beneath its words. */
export function DonateLink({ messages, path, className = '' }: DonateLinkProps) {
  const to = pages.donate.path;
  return (
    <ButtonLink
      to={to}
      variant="accent"
      aria-current={to === path ? 'page' : undefined}
      className={`relative after:absolute after:inset-x-2 after:bottom-0 after:stitch after:opacity-0 aria-[current=page]:after:opacity-100 ${className}`}
    >
      {messages.navigation.donate}
    </ButtonLink>
  );
}
