import { fillIn } from '../../../domain/fill-in.ts';
import { whatsappLink } from '../../../domain/whatsapp.ts';
import { Button } from '../../../ui/button.tsx';
import { ButtonLink } from '../../../ui/button-link.tsx';
import type { ChoiceMessages, ProductMessages } from './product-messages.ts';

type OrderRowProps = {
  messages: { shop: ChoiceMessages; product: ProductMessages };
  soldOut: boolean;
  /** The foundation's WhatsApp number; undefined where it has none. */
  whatsapp: string | undefined;
  name: string;
  /** The absolute address of the product as chosen. */
  address: string;
};

/**
 * The button of a product's form: into the cart, or without script one piece on WhatsApp; where it is sold out, a link that
 * asks for it. It stays in sight (product.css).
 */
export function OrderRow({ messages, soldOut, whatsapp, name, address }: OrderRowProps) {
  const { shop, product } = messages;
  if (!soldOut)
    return (
      <div className={whatsapp ? rowLook : `needs-script ${rowLook}`}>
        <Button type="submit" className="max-sm:w-full">
          <span className="needs-script">{shop.addToCart}</span>
          {whatsapp && <span className="without-script">{shop.orderWithoutScript}</span>}
        </Button>
      </div>
    );
  if (!whatsapp) return null;
  return (
    <div className={rowLook}>
      <ButtonLink
        to={whatsappLink(whatsapp, fillIn(product.ask.text, { name, address }))}
        newTab
        className="max-sm:w-full"
      >
        {product.ask.button}
      </ButtonLink>
    </div>
  );
}

const rowLook =
  'order-row -mx-4 border-t border-line bg-ground px-4 py-2 sm:-mx-8 sm:px-8 lg:mx-0 lg:border-0 lg:px-0';
