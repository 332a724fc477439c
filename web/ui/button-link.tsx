import type { ComponentProps } from 'react';
import { Link } from 'react-router';
import { useLinkPrefetch } from './use-link-prefetch.ts';
import { buttonLook, type ButtonVariant } from './button-look.ts';

type ButtonLinkProps = Omit<ComponentProps<'a'>, 'href' | 'target' | 'rel'> & {
  to: string;
  variant?: ButtonVariant;
  newTab?: boolean;
};

/** A link that looks like a button; an address of this site is followed without loading a new document. */
export function ButtonLink({ to, variant, newTab = false, className, children, ...rest }: ButtonLinkProps) {
  const prefetch = useLinkPrefetch();
  const props = {
    ...rest,
    ...(newTab && { target: '_blank', rel: 'noopener' }),
    className: buttonLook(variant, className),
  };
  const face = <span className="flex items-center gap-2">{children}</span>;
  const isHere = /^([?#]|\/(?!\/))/.test(to);
  return isHere ? (
    <Link {...props} to={to} prefetch={prefetch}>
      {face}
    </Link>
  ) : (
    <a {...props} href={to}>
      {face}
    </a>
  );
}
