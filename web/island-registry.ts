/**
 * All islands: components that the browser hydrates, each by a dynamic import, so that a page fetches only its own. The
 * island `contact-form` is exported by a file `contact-form-island.tsx`; its props must be JSON.
 */
export const islands = {
  'cart-drawer': async () => (await import('./cart/cart-drawer-island.tsx')).CartDrawerIsland,
  giving: async () => (await import('./pages/donate/giving-island.tsx')).GivingIsland,
  'contact-form': async () => (await import('./pages/about/contact-form-island.tsx')).ContactFormIsland,
  'application-form': async () =>
    (await import('./pages/hostel-enrollment/application-form-island.tsx')).ApplicationFormIsland,
  'student-list': async () => (await import('./pages/enrolled/student-list-island.tsx')).StudentListIsland,
};

export type IslandName = keyof typeof islands;
