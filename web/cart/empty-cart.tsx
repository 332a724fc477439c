import type { MouseEventHandler } from 'react';
import { ButtonLink } from '../../ui/button-link.tsx';
import type { EmptyCartMessages } from './cart-messages.ts';

type EmptyCartProps = {
  messages: EmptyCartMessages;
  /** The path of the shop. */
  shop: string;
  onFollow?: MouseEventHandler<HTMLAnchorElement>;
};

/** Says that nothing is in the cart, and leads to the shop. */
export function EmptyCart({ messages, shop, onFollow }: EmptyCartProps) {
  return (
    <div className="grid justify-items-start gap-3">
      <p className="text-lg">{messages.empty}</p>
      <p className="text-muted">{messages.emptyHint}</p>
      <ButtonLink to={shop} variant="secondary" onClick={onFollow} className="print:hidden">
        {messages.toShop}
      </ButtonLink>
    </div>
  );
}
