import type { ComponentType } from 'react';

type Loaded = { default: ComponentType };

/** Fetches the cart drawer ahead of time; where that fails, nothing is lost yet. */
export function preloadCartDrawer(): void {
  load().catch(() => undefined);
}

/** Fetches the cart drawer; where the network fails it, the visitor gets the cart as a page instead. */
export async function cartDrawerOrPage(): Promise<Loaded> {
  try {
    return await load();
  } catch {
    location.assign('/cart');
    return { default: () => null };
  }
}

async function load(): Promise<Loaded> {
  const { CartDrawer } = await import('./cart-drawer.tsx');
  return { default: CartDrawer };
}
