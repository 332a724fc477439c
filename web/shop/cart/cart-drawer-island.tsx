import { type MouseEvent, useEffect, useState } from 'react';
import { cartTotal } from '../../../domain/shop/cart.ts';
import type { Language } from '../../../domain/values/languages.ts';
import { formatRupees } from '../../../domain/values/money.ts';
import type { Messages } from '../../../texts/schemas/messages.ts';
import { useHydrated, useStore } from '../../../ui/store.ts';
import { CartLines, EmptyCart } from './cart-lines.tsx';
import {
  type CartLinesMessages,
  type CartOrderMessages,
  type EmptyCartMessages,
  cartDrawerAnnouncement,
} from './cart-messages.ts';
import { CartOrderLinks, type OrderContact } from './order-links.tsx';
import { useCart } from './use-cart.ts';

type CartDrawerProps = {
  messages: CartLinesMessages &
    EmptyCartMessages &
    CartOrderMessages &
    Pick<Messages['cart'], 'opening' | 'total' | 'toCartPage'>;
  /** The paths that its links lead to. */
  paths: { cart: string; shop: string };
  deliveryNote: string;
  contact: OrderContact;
  language: Language;
};

/** The content of the cart drawer: the lines, what they come to, and the ways to order them. */
export function CartDrawerIsland({ messages, paths, deliveryNote, contact, language }: CartDrawerProps) {
  const isHydrated = useHydrated();
  const opening = useOpening();
  const announcement = useStore(cartDrawerAnnouncement, '');
  const cart = useCart();

  if (!isHydrated) return <p className="px-5 pb-8">{messages.opening}</p>;
  return (
    <div className="px-5 pb-8">
      <CartLines key={opening} messages={messages} language={language} announcement={announcement} />
      {cart.length === 0 ? (
        <div className="py-6">
          <EmptyCart messages={messages} shop={paths.shop} onFollow={closeDrawerHere} />
        </div>
      ) : (
        <div className="mt-6 grid gap-4 border-t border-line pt-4">
          <div>
            <p className="flex justify-between text-lg font-bold tabular-figures">
              <span>{messages.total}</span> <span>{formatRupees(cartTotal(cart))}</span>
            </p>
            <p className="text-sm text-muted">{deliveryNote}</p>
          </div>
          <CartOrderLinks messages={messages} contact={contact} language={language} />
          <a href={paths.cart} onClick={closeDrawerHere}>
            {messages.toCartPage}
          </a>
        </div>
      )}
    </div>
  );
}

// How often the drawer was closed: what was announced and could be undone is gone when it opens again.
function useOpening(): number {
  const [closings, setClosings] = useState(0);
  useEffect(() => {
    const drawer = document.getElementById('cart-drawer');
    const onClose = () => setClosings((count) => count + 1);
    drawer?.addEventListener('close', onClose);
    return () => drawer?.removeEventListener('close', onClose);
  }, []);
  return closings;
}

// A visitor who is on the linked page already finds it as it was.
function closeDrawerHere(event: MouseEvent<HTMLAnchorElement>): void {
  if (event.currentTarget.pathname !== location.pathname) return;
  event.preventDefault();
  event.currentTarget.closest('dialog')?.close();
}
