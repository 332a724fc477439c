import { fillIn } from '../../../domain/fill-in.ts';
import { whatsappLink } from '../../../domain/whatsapp.ts';
import { Button } from '../../../ui/button.tsx';
import { ButtonLink } from '../../../ui/button-link.tsx';
import type { ChoiceMessages, SoldOutMessages } from './product-messages.ts';

type OrderRowProps = {
  messages: Pick<ChoiceMessages, 'addToCart' | 'orderWithoutScript'>;
  /** Undefined for a product that can be ordered. */
  soldOut: SoldOutMessages | undefined;
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
  if (!soldOut)
    return (
      <div className={whatsapp ? rowLook : `needs-script ${rowLook}`}>
        <Button type="submit" className="max-sm:w-full">
          <span className="needs-script">{messages.addToCart}</span>
          {whatsapp && <span className="without-script">{messages.orderWithoutScript}</span>}
        </Button>
      </div>
    );
  if (!whatsapp) return null;
  return (
    <div className={rowLook}>
      <ButtonLink
        to={whatsappLink(whatsapp, fillIn(soldOut.ask.text, { name, address }))}
        newTab
        className="max-sm:w-full"
      >
        {soldOut.ask.button}
      </ButtonLink>
    </div>
  );
}

const rowLook = 'order-row bg-ground py-2';
