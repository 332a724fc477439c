/**
 * All islands: components that the browser hydrates, each by a dynamic import, so that a page fetches only its own. The
 * island `contact-form` is exported by a file `contact-form-island.tsx`; its props must be JSON.
 */
export const islands = {
  'application-form': async () =>
    (await import('../hostel/hostel-enrollment-page/application-form-island.tsx')).ApplicationFormIsland,
  cart: async () => (await import('../shop/cart-page/cart-island.tsx')).CartIsland,
  'cart-drawer': async () => (await import('../shop/cart/cart-drawer-island.tsx')).CartDrawerIsland,
  'contact-form': async () => (await import('../about/contact-form-island.tsx')).ContactFormIsland,
  gallery: async () => (await import('../gallery/gallery-island.tsx')).GalleryIsland,
  giving: async () => (await import('../giving/giving-island.tsx')).GivingIsland,
  product: async () => (await import('../shop/product-page/product-island.tsx')).ProductIsland,
  shop: async () => (await import('../shop/shop-page/shop-island.tsx')).ShopIsland,
  'student-list': async () =>
    (await import('../hostel/enrolled-page/student-list-island.tsx')).StudentListIsland,
};

export type IslandName = keyof typeof islands;
