/**
 * All islands: components that the browser hydrates, each by a dynamic import, so that a page fetches only its own. The
 * island `contact-form` is exported by a file `contact-form-island.tsx`; its props must be JSON.
 */
export const islands = {
  cart: async () => (await import('./pages/cart/cart-island.tsx')).CartIsland,
  'cart-drawer': async () => (await import('./cart/cart-drawer-island.tsx')).CartDrawerIsland,
  giving: async () => (await import('./pages/donate/giving-island.tsx')).GivingIsland,
  'contact-form': async () => (await import('./pages/about/contact-form-island.tsx')).ContactFormIsland,
  shop: async () => (await import('./pages/shop/shop-island.tsx')).ShopIsland,
};

export type IslandName = keyof typeof islands;
