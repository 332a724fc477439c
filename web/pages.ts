import { type Language, defaultLanguage, languages } from '../domain/values/languages.ts';
import { localPath } from '../domain/values/local-path.ts';
import { type Part, type PartInUse, isOn } from '../domain/values/parts.ts';
import type { Content } from '../texts/schemas/content.ts';
import type { Messages, OptionalFile } from '../texts/schemas/messages.ts';

/** The properties of a page that are known before it is rendered. */
export type PageEntry = {
  /** In the first language of the site; in another one it has that one's prefix. */
  path: string;
  languages: readonly Language[];
  /** The parts of the site that it is about: it is there while one of them is on. */
  parts?: readonly Part[];
  /** Whether it answers, besides, while what its parts keep of persons is there: families see, correct and withdraw on it. */
  keepsPersons?: boolean;
  /** Its texts that a language may lack; then the page is not in that language, and its address leads to the English one. */
  texts?: readonly OptionalFile[];
  /** The parameters of the address that the page reads; all others are ignored. */
  parameters: readonly string[];
  /** Whether the page is the same for everyone, so that the server may cache it. */
  cached: boolean;
  /** Whether sitemap.xml lists it. */
  sitemap: boolean;
  /** Whether a browser may prerender it when a visitor is about to follow a link to it. */
  prerender: boolean;
  /** The links to it that every page has, in the order of the pages. */
  links?: Readonly<Partial<Record<LinkPlace, (messages: Messages) => string>>>;
  /** Of a page in easy read: the path of the page with all that there is to say. */
  fullPage?: string;
};

/** The bar and the phone's menu; below them in the phone's menu; the quick links of the footer; the line below it. */
export type LinkPlace = 'menu' | 'drawer' | 'footer' | 'end';

const publicPage = { languages, parameters: [], cached: true, sitemap: true, prerender: true } as const;
const easyPage = { ...publicPage, parts: ['easyRead'], texts: ['easy'] } as const;

// The words of older links stand together in `shell.json`; a page may as well have its own.
const inMenuAndFooter = (name: 'home' | 'about' | 'gallery' | 'shop') => ({
  menu: ({ shell }: Messages) => shell.navigation[name],
  footer: ({ shell }: Messages) => shell.footer.quickLinkLabels[name],
});

const hostelTexts = ['applicationForm', 'hostel'] as const;

/** The name of the page about the hostel and the form, by which of them there is. */
export function enrollmentLabel({ applicationForm, shell }: Messages): string {
  if (!isOn('hostel')) return applicationForm.heading;
  return isOn('applications') ? shell.navigation.hostelEnrollment : shell.footer.programLinks.hostel;
}

/** The pages of the site by their names; the page `about` is `web/about/about-page.tsx`. */
export const pages = {
  home: {
    ...publicPage,
    path: '/',
    links: inMenuAndFooter('home'),
  },
  about: {
    ...publicPage,
    path: '/about',
    texts: ['about'],
    links: inMenuAndFooter('about'),
  },
  gallery: {
    ...publicPage,
    path: '/gallery',
    parts: ['gallery'],
    texts: ['gallery'],
    parameters: ['open', 'type'],
    links: inMenuAndFooter('gallery'),
  },
  shop: {
    ...publicPage,
    path: '/shop',
    parts: ['shop'],
    texts: ['shop'],
    parameters: ['category', 'q', 'shown', 'sort'],
    links: inMenuAndFooter('shop'),
  },
  // server/discovery.ts lists the products themselves.
  product: {
    ...publicPage,
    path: '/shop/:id',
    parts: ['shop'],
    texts: ['product', 'shop'],
    parameters: ['colour', 'variant'],
    sitemap: false,
  },
  'hostel-enrollment': {
    ...publicPage,
    path: '/hostel-enrollment',
    parts: ['hostel', 'applications'],
    // Those of a part that is off need no translation.
    texts: hostelTexts.filter((file) => isOn(file === 'hostel' ? 'hostel' : 'applications')),
    links: { menu: enrollmentLabel },
  },
  application: {
    path: '/application',
    parts: ['applications'],
    keepsPersons: true,
    texts: ['applicationForm', 'ownApplication'],
    languages,
    parameters: ['done', 'key', 'refused', 'step'],
    cached: false,
    sitemap: false,
    prerender: false,
    links: {
      drawer: ({ ownApplication }) => ownApplication.link,
      end: ({ ownApplication }) => ownApplication.link,
    },
  },
  donate: {
    ...publicPage,
    path: '/donate',
    parts: ['gifts'],
    texts: ['donate'],
    parameters: ['amount', 'method'],
    // In the menu it is a button.
    links: { footer: ({ shell }) => shell.footer.quickLinkLabels.donate },
  },
  cart: { ...publicPage, path: '/cart', parts: ['shop'], texts: ['cart'], sitemap: false },
  enrolled: {
    path: '/enrolled',
    parts: ['students'],
    texts: ['enrolled'],
    languages,
    parameters: ['show'],
    cached: false,
    sitemap: false,
    prerender: false,
  },
  privacy: { ...publicPage, path: '/privacy', links: { end: ({ privacy }) => privacy.footer } },
  accessibility: {
    ...publicPage,
    path: '/accessibility',
    texts: ['accessibility'],
    links: { end: ({ accessibility }) => accessibility.footer },
  },
  easy: { ...easyPage, path: '/easy', fullPage: '/' },
  'easy-about': { ...easyPage, path: '/easy/about', fullPage: '/about' },
  'easy-hostel-enrollment': {
    ...easyPage,
    path: '/easy/hostel-enrollment',
    fullPage: '/hostel-enrollment',
  },
  'easy-application': {
    ...easyPage,
    path: '/easy/application',
    fullPage: '/application',
    parameters: ['done', 'key', 'refused', 'step'],
    cached: false,
    sitemap: false,
    prerender: false,
  },
  'easy-donate': { ...easyPage, path: '/easy/donate', fullPage: '/donate' },
  'easy-contact': { ...easyPage, path: '/easy/contact', fullPage: '/about#contact' },
} as const satisfies Record<string, PageEntry>;

const all = Object.values<PageEntry>(pages);

/** Whether a page is there. One in easy read is not without the page with all that there is to say. */
export function isShown({ parts, keepsPersons, fullPage }: PageEntry, inUse: PartInUse = isOn): boolean {
  const full = all.find(({ path }) => path === fullPage);
  return (!parts || parts.some(keepsPersons ? inUse : isOn)) && (!full || isShown(full));
}

/** Which of the pages are there, in their order. */
export const shownPages: readonly PageEntry[] = all.filter((page) => isShown(page));

/** The files of texts that each language lacks. */
export type Untranslated = Content['untranslated'];

/**
 * The page at a path without language; undefined where there is none.
 * @example pageAt('/shop/jute-tote-bag') // pages.product
 */
export function pageAt(path: string): PageEntry | undefined {
  return [path, withId(path)].flatMap((each) => shownPages.find((page) => page.path === each) ?? [])[0];
}

function withId(path: string): string {
  return path.replace(/[^/]+$/, ':id');
}

/** The languages that a page is in, given its path here; an unknown path is a page that is not found, which is in all. */
export function languagesOf(path: string, untranslated: Untranslated): readonly Language[] {
  const page = pageAt(path);
  return page ? page.languages.filter((language) => isWhole(page, language, untranslated)) : languages;
}

/** Whether a language has all texts of a page. */
export function isWhole({ texts = [] }: PageEntry, language: Language, untranslated: Untranslated): boolean {
  return !texts.some((file) => untranslated[language].includes(file));
}

/** The paths of a page in all its languages. */
export function pathsOf({ path, languages: written }: PageEntry): string[] {
  return written.map((language) => localPath(language, path));
}

/** The paths of the lines that offer the site in another language to whoever reads it in the first one. */
export const languageOfferPaths = languages
  .filter((language) => language !== defaultLanguage)
  .map((language) => localPath(language, '/language-offer'));

/** Each page that may answer in each of its languages, at its own path. */
export const localPages: readonly PageEntry[] = all
  .filter((page) => isShown(page, () => true))
  .flatMap((page) => pathsOf(page).map((path) => ({ ...page, path })));

const localPaths: ReadonlySet<string> = new Set(localPages.map(({ path }) => path));

/**
 * The path of the page that answers at a path, as `pages` has it; undefined where no page does.
 * @example routePath('/hi/shop/jute-tote-bag') // '/hi/shop/:id'
 */
export function routePath(path: string): string | undefined {
  return [path, withId(path)].find((each) => localPaths.has(each));
}

/**
 * A path that a page has on a site with samples, for tests and measurements of every page.
 * @example samplePath('/hi/shop/:id') // '/hi/shop/jute-tote-bag'
 */
export function samplePath(path: string): string {
  return path.replace(':id', 'jute-tote-bag');
}
