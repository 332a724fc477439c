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
  product: async () => (await import('./pages/product/product-island.tsx')).ProductIsland,
  shop: async () => (await import('./pages/shop/shop-island.tsx')).ShopIsland,
  'student-list': async () => (await import('./pages/enrolled/student-list-island.tsx')).StudentListIsland,
};

export type IslandName = keyof typeof islands;
