import { CartButton } from '../cart/cart-button.tsx';
import { localPath } from '../../domain/local-path.ts';
import type { PageContext } from '../page-context.ts';
import { pages } from '../pages.ts';
import { Stitch } from '../../ui/stitch.tsx';
import { DonateLink } from './donate-link.tsx';
import { LanguageSwitch } from './language-switch.tsx';
import { Logo } from './logo.tsx';
import { MobileMenu } from './mobile-menu.tsx';
import { NavigationList } from './navigation-list.tsx';

type SiteHeaderProps = {
  context: PageContext;
  /** The English path of the current page. */
  path: string;
  /** The query of the current page. */
  query: string;
};

/**
 * The bar that stays at the top of every page. What it shows depends on its width in ems, so that larger text has room too.
 * Without script it wraps its links on a phone and scrolls away.
 */
export function SiteHeader({ context, path, query }: SiteHeaderProps) {
  const { language, messages } = context;
  const here = localPath(language, path);
  // Firefox at times paints a pixel of the page above a bar that sticks at 0.
  return (
    <header className="@container deep sticky -top-px z-20 pt-px transition-shadow duration-200 in-data-scrolled:shadow-lift print:hidden noscript:max-lg:relative">
      <LanguageSwitch
        context={context}
        path={path + query}
        className="page-width hidden h-7 justify-end text-sm @5xl:flex noscript:flex [&_a]:-my-1.5"
      />
      <div className="page-width flex min-h-18 flex-wrap items-center gap-x-1 py-2 @md:gap-x-4 @5xl:min-h-0 @5xl:pt-1">
        <Logo
          context={context}
          className="min-w-11 flex-1 basis-11 [&>svg]:w-8 @md:[&>svg]:w-11"
          nameClassName="hidden text-[0.875rem] @min-[22.5rem]:inline @md:text-lg"
        />
        <nav
          aria-label={messages.shell.mainNavigation}
          className="hidden @5xl:block noscript:block noscript:@max-5xl:order-last noscript:@max-5xl:basis-full"
        >
          <NavigationList
            context={context}
            path={here}
            className="flex flex-wrap items-center gap-x-1 @7xl:gap-x-3"
            linkClassName={linkLook}
            donateClassName="ml-2"
          />
        </nav>
        <div className="flex items-center @max-5xl:-mr-2.5">
          <DonateLink context={context} path={here} className="needs-script px-2.5! text-sm! @5xl:hidden" />
          {/* On a phone the shop has a cart button at the thumb. */}
          <span className={path === pages.shop.path ? 'max-sm:hidden' : undefined}>
            <CartButton messages={messages.shell} />
          </span>
          <MobileMenu context={context} path={path} query={query} className="@5xl:hidden" />
        </div>
      </div>
      <Stitch className="absolute inset-x-0 -bottom-px text-accent/80" />
    </header>
  );
}

const linkLook =
  'relative flex min-h-11 items-center px-2 text-sm font-medium @7xl:px-2.5 @7xl:text-base text-ink no-underline after:absolute after:inset-x-2 after:bottom-0 after:stitch after:text-accent after:opacity-0 hover:after:opacity-60 aria-[current=page]:after:opacity-100';
