/** What is known of a page besides its contents. */
export type PageEntry = {
  path: string;
  /** The query parameters that the page reads. */
  parameters: readonly string[];
  /** Whether the server caches it. */
  cached: boolean;
  /** Whether the sitemap lists it. */
  sitemap: boolean;
  /** Whether a link to it may be prerendered. */
  prerender: boolean;
};

const open = { cached: true, sitemap: true, prerender: true };

/** Every page of the site by its name. */
export const pages: Readonly<Record<string, PageEntry>> = {
  home: { path: '/', parameters: [], ...open },
  about: { path: '/about', parameters: [], ...open },
  shop: { path: '/shop', parameters: ['q', 'category', 'shown'], ...open },
  hostelEnrollment: { path: '/hostel-enrollment', parameters: [], ...open },
  donate: { path: '/donate', parameters: ['amount', 'method'], ...open },
  gallery: { path: '/gallery', parameters: ['type', 'open'], ...open },
  cart: { path: '/cart', parameters: [], ...open, sitemap: false },
  enrolled: { path: '/enrolled', parameters: [], cached: false, sitemap: false, prerender: false },
};
