import { site } from './site.ts';

// The words round every page: the bar, the menu, the footer, messages and the page that is not there.

export const skipToContent = 'Skip to content';
export const homeLink = `${site.name}, home`;
export const mainNavigation = 'Main';
export const openMenu = 'Open menu';
export const closeMenu = 'Close menu';
export const menu = 'Menu';
export const openCart = (count: number) =>
  count === 0 ? 'Open cart, empty' : `Open cart, ${count} ${count === 1 ? 'item' : 'items'}`;
export const notifications = 'Messages';
export const dismiss = 'Dismiss';
export const opensInNewTab = '(opens in a new tab)';

export const footer = {
  quickLinks: 'Quick Links',
  programs: 'Programs',
  contact: 'Contact',
  whatsapp: 'Write on WhatsApp',
  whatsappGreeting: `Hello ${site.shortName}!`,
  socials: 'Follow our work',
  copyright: `© ${site.name}. At work since ${site.foundedOn.slice(0, 4)}.`,
};

export const failure = {
  title: 'This page could not be made',
  text: 'Something went wrong on our side, not on yours. Please load the page again in a moment.',
};

export const notFound = {
  title: 'Oops! Page not found',
  text: 'The thread to this page has come loose. It may have moved, or the address may have a slip in it.',
  backHome: 'Back to Home',
};
