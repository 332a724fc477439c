/** What the site knows of a page before it is rendered. */
export type PageEntry = {
  path: string;
  /** The parameters of the address that the page reads; all others are ignored. */
  parameters: readonly string[];
  /** Whether the page is the same for everyone, so that the server may cache it. */
  cached: boolean;
  /** Whether sitemap.xml lists it. */
  sitemap: boolean;
  /** Whether a browser may prerender it when a visitor is about to follow a link to it. */
  prerender: boolean;
};

const publicPage = { parameters: [], cached: true, sitemap: true, prerender: true } as const;

/** The pages of the site by their names; the page `about` is `web/pages/about/about-page.tsx`. */
export const pages = {
  home: { ...publicPage, path: '/' },
  about: { ...publicPage, path: '/about' },
  gallery: { ...publicPage, path: '/gallery', parameters: ['open', 'type'] },
  shop: { ...publicPage, path: '/shop', parameters: ['category', 'q', 'shown', 'sort'] },
  'hostel-enrollment': { ...publicPage, path: '/hostel-enrollment' },
  donate: { ...publicPage, path: '/donate', parameters: ['amount', 'method'] },
  cart: { ...publicPage, path: '/cart', sitemap: false },
  enrolled: { path: '/enrolled', parameters: [], cached: false, sitemap: false, prerender: false },
} as const satisfies Record<string, PageEntry>;
