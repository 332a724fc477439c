import * as words from '../../content/cart.ts';
import { cartTotal } from '../../domain/cart.ts';
import { formatRupees } from '../../domain/money.ts';
import { orderMessage } from '../../domain/whatsapp.ts';
import { ButtonLink } from '../ui/button-link.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import { Modal } from '../ui/modal.tsx';
import { closeCartDrawer, useCartDrawer } from './cart-drawer-state.ts';
import { CartLines } from './cart-lines.tsx';
import { OrderLinks } from './order-links.tsx';
import { useCart } from './use-cart.ts';

/** The cart at hand on every page, as a drawer that never closes by itself. */
export function CartDrawer() {
  const { open, news, openings } = useCartDrawer();
  const cart = useCart();

  return (
    <Modal
      open={open}
      onClose={closeCartDrawer}
      labelledBy="cart-drawer"
      variant="drawer"
      className="overflow-y-auto"
    >
      <div className="sticky top-0 z-1 flex items-center justify-between bg-ground px-5 py-3">
        <h2 id="cart-drawer">{words.drawer}</h2>
        <IconButton icon="close" label={words.close} onClick={closeCartDrawer} />
      </div>
      <div className="px-5 pb-8">
        <CartLines key={openings} news={news} />
        {cart.length === 0 ? (
          <div className="grid justify-items-start gap-3 py-6">
            <p className="text-lg">{words.empty}</p>
            <p className="text-muted">{words.emptyHint}</p>
            <ButtonLink to="/shop" variant="secondary" onClick={closeCartDrawer}>
              {words.toShop}
            </ButtonLink>
          </div>
        ) : (
          <div className="mt-6 grid gap-4 border-t-2 border-dashed border-line pt-4">
            <p className="flex justify-between text-lg font-bold tabular-nums">
              <span>{words.total}</span> <span>{formatRupees(cartTotal(cart))}</span>
            </p>
            <div className="flex flex-wrap gap-3">
              <OrderLinks message={orderMessage(cart)} />
            </div>
            <p className="text-sm text-muted">{words.orderHint}</p>
            <a href="/cart" onClick={closeCartDrawer}>
              {words.toCartPage}
            </a>
          </div>
        )}
      </div>
    </Modal>
  );
}
