import { localPath } from '../../domain/values/local-path.ts';
import { isOn } from '../../domain/values/parts.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Drawer } from '../../ui/drawer.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import type { PageContext } from '../page-context.ts';
import { type LinkPlace, type PageEntry, isShown, pages } from '../pages.ts';
import { CartButton } from './cart-button.tsx';
import { CallLink } from './contact-way.tsx';
import { LanguageSwitch } from './language-switch.tsx';
import { Logo } from './logo.tsx';

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
          className="min-w-11 flex-1 basis-11 [&>img]:h-8 [&>img]:max-w-16 @md:[&>img]:h-11 @md:[&>img]:max-w-28"
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
            linkClassName={barLinkLook}
            donateClassName="ml-2"
          />
        </nav>
        <div className="flex items-center @max-5xl:-mr-2.5">
          {isOn('gifts') && (
            <DonateLink context={context} path={here} className="needs-script px-2.5! text-sm! @5xl:hidden" />
          )}
          {isOn('shop') && <CartButton messages={messages.shell} />}
          <MobileMenu context={context} path={path} query={query} />
        </div>
      </div>
    </header>
  );
}

const barLinkLook =
  'relative flex min-h-11 items-center px-2 text-sm font-medium @7xl:px-2.5 @7xl:text-base text-ink no-underline after:absolute after:inset-x-2 after:bottom-1.5 after:h-0.75 after:rounded-full after:bg-accent after:opacity-0 hover:after:opacity-60 aria-[current=page]:after:opacity-100';

/** The phone's menu: its button in the bar, and the drawer that slides in. Both work without React. */
function MobileMenu({ context, path, query }: SiteHeaderProps) {
  const messages = context.messages.shell;
  return (
    <div className="needs-script @5xl:hidden">
      <IconButton
        icon="menu"
        label={messages.openMenu}
        aria-haspopup="dialog"
        command="show-modal"
        commandfor="menu"
      />
      <Drawer id="menu" title={messages.menu} closeLabel={messages.closeMenu} className="deep">
        <LanguageSwitch context={context} path={path + query} className="px-3 pb-2 text-lg" />
        <nav aria-label={messages.mainNavigation} className="px-5">
          <NavigationList
            context={context}
            path={localPath(context.language, path)}
            linkClassName={menuLinkLook}
            donateClassName="mt-6 [&>a]:w-full"
          />
        </nav>
        <ul className="grid justify-items-start px-5 pt-4 pb-8 font-semibold">
          <li>
            <CallLink context={context} />
          </li>
          {linksIn('drawer', context).map(({ label, path: to }) => (
            <li key={to}>
              <ButtonLink to={to} variant="quiet" icon="search">
                {label}
              </ButtonLink>
            </li>
          ))}
        </ul>
      </Drawer>
    </div>
  );
}

const menuLinkLook =
  'relative flex min-h-14 items-center font-heading text-xl font-semibold text-ink no-underline border-b border-line aria-[current=page]:border-b-3 aria-[current=page]:border-accent';

type NavigationListProps = {
  context: PageContext;
  /** The path of the current page. */
  path: string;
  className?: string;
  linkClassName: string;
  donateClassName?: string;
};

/** The site's main links and `Donate Now`; the current page is marked. */
function NavigationList(props: NavigationListProps) {
  const { context, path, linkClassName } = props;
  return (
    <ul className={props.className}>
      {linksIn('menu', context).map((link) => (
        <li key={link.path}>
          <a
            href={link.path}
            aria-current={link.path === path ? 'page' : undefined}
            className={linkClassName}
          >
            {link.label}
          </a>
        </li>
      ))}
      {isOn('gifts') && (
        <li className={props.donateClassName}>
          <DonateLink context={context} path={path} />
        </li>
      )}
    </ul>
  );
}

/** A link by its words and its address on this site. */
export type NavigationLink = { label: string; path: string };

/** The links to pages that every page has in that place. */
export function linksIn(place: LinkPlace, { inUse, language, messages }: PageContext): NavigationLink[] {
  return Object.values<PageEntry>(pages)
    .filter((page) => isShown(page, inUse))
    .flatMap(({ path, links }) => {
      const label = links?.[place]?.(messages);
      return label === undefined ? [] : [{ label, path: localPath(language, path) }];
    });
}

type DonateLinkProps = {
  context: PageContext;
  /** The path of the current page. */
  path: string;
  className?: string;
};

/** `Donate Now`, a link that looks like a button; on the page that it leads to it is marked by a line beneath its words. */
function DonateLink({ context, path, className = '' }: DonateLinkProps) {
  const to = localPath(context.language, pages.donate.path);
  return (
    <ButtonLink
      to={to}
      variant="accent"
      aria-current={to === path ? 'page' : undefined}
      className={`relative after:absolute after:inset-x-3 after:bottom-1 after:h-0.5 after:rounded-full after:bg-current after:opacity-0 aria-[current=page]:after:opacity-100 ${className}`}
    >
      {context.messages.shell.navigation.donate}
    </ButtonLink>
  );
}
