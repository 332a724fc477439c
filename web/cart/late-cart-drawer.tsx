import { Suspense, lazy, useEffect } from 'react';
import { useLocation } from 'react-router';
import { closeCartDrawer, useCartDrawer } from './cart-drawer-state.ts';
import { cartDrawerOrPage } from './load-cart-drawer.ts';

const CartDrawer = lazy(cartDrawerOrPage);

/** The cart drawer, whose script is fetched when it is first opened, or before, where that is likely. */
export function LateCartDrawer() {
  const { openings } = useCartDrawer();
  const { pathname } = useLocation();
  // Here and not in the drawer, which is first mounted by being opened.
  useEffect(closeCartDrawer, [pathname]);
  return <Suspense>{openings > 0 && <CartDrawer />}</Suspense>;
}
