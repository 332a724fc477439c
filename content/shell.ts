import { site } from './site.ts';

/** The words round every page: the bar, the menu, the footer, messages and the page that is not there. */
export const shell = {
  skipToContent: 'Skip to content',
  homeLink: `${site.name}, home`,
  mainNavigation: 'Main',
  openMenu: 'Open menu',
  closeMenu: 'Close menu',
  menu: 'Menu',
  openCart: openCartLabel,
  notifications: 'Messages',
  dismiss: 'Dismiss',
  loading: 'Loading…',
  opensInNewTab: '(opens in a new tab)',
  footer: {
    quickLinks: 'Quick Links',
    programs: 'Programs',
    contact: 'Contact',
    whatsapp: 'Write on WhatsApp',
    whatsappGreeting: `Hello ${site.shortName}!`,
    socials: 'Follow our work',
    copyright: `© ${site.name}. At work since ${site.foundedOn.slice(0, 4)}.`,
  },
  failure: {
    title: 'This page could not be made',
    text: 'Something went wrong on our side, not on yours. Please load the page again in a moment.',
  },
  notFound: {
    title: 'Oops! Page not found',
    text: 'The thread to this page has come loose. It may have moved, or the address may have a slip in it.',
    backHome: 'Back to Home',
  },
} as const;

/**
 * What the cart button says to a screen reader.
 * @example openCartLabel(3) // 'Open cart, 3 items'
 */
function openCartLabel(items: number): string {
  if (items === 0) return 'Open cart, empty';
  return items === 1 ? 'Open cart, 1 item' : `Open cart, ${items} items`;
}
