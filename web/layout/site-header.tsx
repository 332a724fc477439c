import type { ReactNode } from 'react';
import { donateLink, mainLinks } from '../../content/navigation.ts';
import * as shell from '../../content/shell.ts';
import { Still } from '../parts/still.tsx';
import { ButtonLink } from '../ui/button-link.tsx';
import { Stitch } from '../ui/stitch.tsx';
import { Logo } from './logo.tsx';
import { MobileMenu } from './mobile-menu.tsx';
import { NavigationLink } from './navigation-link.tsx';
import { useScrolledPast } from './use-scrolled-past.ts';

/** The bar that stays at the top of every page. Without script it wraps its links on a phone and scrolls away. */
export function SiteHeader({ cartButton }: { cartButton: ReactNode }) {
  const lifted = useScrolledPast(50);
  return (
    <header
      className={`deep sticky top-0 z-20 transition-shadow duration-200 print:hidden noscript:max-lg:relative ${lifted ? 'shadow-lift' : ''}`}
    >
      <div className="page-width flex min-h-18 flex-wrap items-center gap-x-3 py-2 sm:gap-x-4">
        <Still name="logo">{import.meta.env.SSR && <Logo />}</Still>
        <nav
          aria-label={shell.mainNavigation}
          className="ml-auto hidden lg:block noscript:max-lg:order-last noscript:block noscript:max-lg:basis-full"
        >
          <ul className="flex flex-wrap items-center gap-x-1 xl:gap-x-3">
            {mainLinks.map(({ label, to }) => (
              <li key={to}>
                <NavigationLink to={to} className={linkLook}>
                  {label}
                </NavigationLink>
              </li>
            ))}
            <li className="ml-2">
              <ButtonLink to={donateLink.to} variant="accent">
                {donateLink.label}
              </ButtonLink>
            </li>
          </ul>
        </nav>
        <div className="flex items-center gap-1 max-lg:ml-auto">
          {cartButton}
          <MobileMenu />
        </div>
      </div>
      <Stitch className="absolute inset-x-0 -bottom-px text-accent/80" />
    </header>
  );
}

const linkLook =
  'relative flex min-h-11 items-center px-2.5 font-medium lg:max-xl:px-2 lg:max-xl:text-sm text-ink no-underline after:absolute after:inset-x-2 after:bottom-0 after:stitch after:text-accent after:opacity-0 hover:after:opacity-60 aria-[current=page]:after:opacity-100';
