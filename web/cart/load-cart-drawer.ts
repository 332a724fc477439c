import type { ComponentType } from 'react';

/** Fetches the cart drawer; where the network fails it, the visitor gets the cart as a page instead. */
export async function loadCartDrawer(): Promise<{ default: ComponentType }> {
  try {
    const { CartDrawer } = await import('./cart-drawer.tsx');
    return { default: CartDrawer };
  } catch {
    location.assign('/cart');
    return { default: () => null };
  }
}
