import type { ComponentProps } from 'react';
import { useLocation } from 'react-router';

type NavigationLinkProps = Omit<ComponentProps<'a'>, 'href'> & { to: string };

/** A link of the site's own navigation, which tells when it leads to the page one is on. */
export function NavigationLink({ to, children, ...rest }: NavigationLinkProps) {
  const { pathname } = useLocation();
  return (
    <a {...rest} href={to} aria-current={pathname === to ? 'page' : undefined}>
      {children}
    </a>
  );
}
