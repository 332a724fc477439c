/**
 * All islands: components that the browser hydrates, each by a dynamic import, so that a page fetches only its own. The
 * island `contact-form` is exported by a file `contact-form-island.tsx`; its props must be JSON.
 */
export const islands = {
  'application-form': async () =>
    (await import('./pages/hostel-enrollment/application-form-island.tsx')).ApplicationFormIsland,
  cart: async () => (await import('./pages/cart/cart-island.tsx')).CartIsland,
  'cart-drawer': async () => (await import('./cart/cart-drawer-island.tsx')).CartDrawerIsland,
  'contact-form': async () => (await import('./pages/about/contact-form-island.tsx')).ContactFormIsland,
  gallery: async () => (await import('./pages/gallery/gallery-island.tsx')).GalleryIsland,
  giving: async () => (await import('./pages/donate/giving-island.tsx')).GivingIsland,
  hero: async () => (await import('./pages/home/hero-island.tsx')).HeroIsland,
  'impact-counters': async () =>
    (await import('./pages/home/impact-counters-island.tsx')).ImpactCountersIsland,
  product: async () => (await import('./pages/product/product-island.tsx')).ProductIsland,
  shop: async () => (await import('./pages/shop/shop-island.tsx')).ShopIsland,
  'slogan-band': async () => (await import('./pages/home/slogan-band-island.tsx')).SloganBandIsland,
  'student-list': async () => (await import('./pages/enrolled/student-list-island.tsx')).StudentListIsland,
};

export type IslandName = keyof typeof islands;
