import { CartButton } from '../cart/cart-button.tsx';
import type { PageContext } from '../page-context.ts';
import { pages } from '../pages.ts';
import { Stitch } from '../ui/stitch.tsx';
import { Logo } from './logo.tsx';
import { MobileMenu } from './mobile-menu.tsx';
import { NavigationList } from './navigation-list.tsx';

/** The bar that stays at the top of every page. Without script it wraps its links on a phone and scrolls away. */
export function SiteHeader({ context, path }: { context: PageContext; path: string }) {
  const { facts, messages } = context;
  return (
    <header className="deep sticky top-0 z-20 transition-shadow duration-200 in-data-scrolled:shadow-lift print:hidden noscript:max-lg:relative">
      <div className="page-width flex min-h-18 flex-wrap items-center gap-x-3 py-2 sm:gap-x-4">
        <Logo facts={facts} messages={messages.shell} />
        <nav
          aria-label={messages.shell.mainNavigation}
          className="ml-auto hidden lg:block noscript:max-lg:order-last noscript:block noscript:max-lg:basis-full"
        >
          <NavigationList
            messages={messages.shell}
            path={path}
            className="flex flex-wrap items-center gap-x-1 xl:gap-x-3"
            linkClassName={linkLook}
            donateClassName="ml-2"
          />
        </nav>
        <div className="flex items-center gap-1 max-lg:ml-auto">
          {/* On a phone the shop has a cart button at the thumb. */}
          <span className={path === pages.shop.path ? 'max-sm:hidden' : undefined}>
            <CartButton messages={messages.shell} />
          </span>
          <MobileMenu messages={messages.shell} path={path} />
        </div>
      </div>
      <Stitch className="absolute inset-x-0 -bottom-px text-accent/80" />
    </header>
  );
}

const linkLook =
  'relative flex min-h-11 items-center px-2.5 font-medium lg:max-xl:px-2 lg:max-xl:text-sm text-ink no-underline after:absolute after:inset-x-2 after:bottom-0 after:stitch after:text-accent after:opacity-0 hover:after:opacity-60 aria-[current=page]:after:opacity-100';
