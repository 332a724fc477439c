import type { Cart } from '../../../domain/shop/cart.ts';
import type { Delivery } from '../../../domain/shop/delivery.ts';
import { orderMessage, whatsappLink } from '../../../domain/shop/whatsapp.ts';
import type { Language } from '../../../domain/values/languages.ts';
import { telLink } from '../../../domain/values/phone.ts';
import type { Facts } from '../../../texts/schemas/facts.ts';
import type { Messages } from '../../../texts/schemas/messages.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { CopyButton } from '../../../ui/copy-button.tsx';
import type { CartOrderMessages, orderLinksMessages } from './cart-messages.ts';
import { removeStoredDelivery, useDeliveryDraft } from './delivery-draft.ts';
import { useCart } from './use-cart.ts';
import { useShownCart } from './use-shown-cart.ts';

/** How the foundation is reached with an order. */
export type OrderContact = Pick<Facts, 'whatsapp' | 'phone' | 'email'>;

type OrderLinksProps = {
  messages: Pick<Messages['cart'], (typeof orderLinksMessages)[number]>;
  contact: OrderContact;
  cart: Cart;
  language: Language;
  /** Where the order goes, as far as that is known. */
  delivery: Partial<Delivery>;
  label: string;
  onSent: () => void;
};

/** The ways to send an order: WhatsApp where a number is configured, else phone and email; its text can be copied. */
export function OrderLinks(props: OrderLinksProps) {
  const { messages, contact, delivery, label, onSent } = props;
  const { whatsapp, phone, email } = contact;
  const cart = useShownCart(props.cart, props.language);
  const text = orderMessage(messages.orderMessage, cart, delivery);
  return (
    <>
      {whatsapp ? (
        <ButtonLink to={whatsappLink(whatsapp, text)} newTab onClick={onSent}>
          {label}
        </ButtonLink>
      ) : (
        <p>
          {messages.noWhatsapp} <a href={telLink(phone)}>{phone}</a>, <a href={`mailto:${email}`}>{email}</a>
        </p>
      )}
      <CopyButton text={text} label={messages.copyMessage} copied={messages.messageCopied} />
    </>
  );
}

type CartOrderLinksProps = { messages: CartOrderMessages; contact: OrderContact; language: Language };

/**
 * The ways to send the cart as an order, with the delivery details as far as they are typed on the cart page; while a line has
 * changed in the shop, that in their place.
 */
export function CartOrderLinks({ messages, contact, language }: CartOrderLinksProps) {
  const cart = useCart();
  const delivery = useDeliveryDraft();
  const isChanged = useShownCart(cart, language).some(({ change }) => change);
  if (isChanged) return <p className="font-semibold print:hidden">{messages.changes.beforeOrder}</p>;
  return (
    <div className="grid gap-3 print:hidden">
      <OrderLinks
        messages={messages}
        contact={contact}
        cart={cart}
        language={language}
        delivery={delivery}
        label={messages.order}
        onSent={removeStoredDelivery}
      />
      {contact.whatsapp && <p className="text-sm text-muted">{messages.orderHint}</p>}
    </div>
  );
}
