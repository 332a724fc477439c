import { Suspense, lazy, useState } from 'react';
import { useCartDrawer } from './cart-drawer-state.ts';
import { loadCartDrawer } from './load-cart-drawer.ts';

const CartDrawer = lazy(loadCartDrawer);

/** The cart drawer, whose script is fetched when it is first opened, or before, where that is likely. */
export function LateCartDrawer() {
  const { open } = useCartDrawer();
  const [wasOpened, setWasOpened] = useState(false);
  if (open && !wasOpened) setWasOpened(true);
  return <Suspense>{(wasOpened || open) && <CartDrawer />}</Suspense>;
}
