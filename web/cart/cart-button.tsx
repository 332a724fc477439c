import { openCart } from '../../content/shell.ts';
import { Icon } from '../ui/icon.tsx';
import { openCartDrawer } from './cart-drawer-state.ts';
import { preloadCartDrawer } from './load-cart-drawer.ts';
import { useCartPieces } from './use-cart-pieces.ts';

/** Opens the cart drawer and shows how many pieces are in the cart; floating, it stays at a phone's thumb. */
export function CartButton({ floating = false }: { floating?: boolean }) {
  const count = useCartPieces();
  const look = floating
    ? 'fixed right-4 bottom-4 z-10 size-14 bg-primary text-on-primary shadow-lift sm:hidden'
    : 'relative size-11 text-primary hover:bg-cloth';
  return (
    <button
      type="button"
      aria-label={openCart(count)}
      aria-haspopup="dialog"
      onPointerEnter={preloadCartDrawer}
      onFocus={preloadCartDrawer}
      onClick={() => openCartDrawer()}
      className={`needs-script grid place-items-center rounded-full ${look}`}
    >
      <Icon name="cart" />
      {count > 0 && (
        <span className="absolute -top-1 -right-1 min-w-6 rounded-full bg-accent px-1 text-center text-sm font-bold text-on-accent tabular-nums">
          {count > 99 ? '99+' : count}
        </span>
      )}
    </button>
  );
}
