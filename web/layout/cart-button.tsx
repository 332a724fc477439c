import type { Messages } from '../../texts/schemas/messages.ts';
import { Icon } from '../../ui/icon.tsx';

type CartButtonProps = {
  messages: Pick<Messages['shell'], 'openCart' | 'openCartEmpty'>;
};

/** Opens the cart drawer; show-cart-count.ts writes into it how many pieces are in the cart. */
export function CartButton({ messages: { openCart, openCartEmpty } }: CartButtonProps) {
  return (
    <button
      type="button"
      aria-label={openCartEmpty}
      aria-haspopup="dialog"
      command="show-modal"
      commandfor="cart-drawer"
      data-cart-button=""
      data-zero={openCartEmpty}
      data-one={openCart.one}
      data-other={openCart.other}
      className="needs-script relative grid size-11 place-items-center rounded-full text-primary hover:bg-cloth"
    >
      <Icon name="cart" />
      <span
        data-cart-count=""
        hidden
        className="absolute -top-1 -right-1 min-w-6 rounded-full bg-accent px-1 text-center text-[15px] leading-6 font-bold text-on-accent tabular-figures"
      />
    </button>
  );
}
