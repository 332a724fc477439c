import type { Facts } from '../../content/schemas/facts.ts';
import { telLink } from '../../domain/phone.ts';
import { whatsappLink } from '../../domain/whatsapp.ts';
import { ButtonLink } from '../ui/button-link.tsx';
import { CopyButton } from '../ui/copy-button.tsx';
import type { OrderLinksMessages } from './cart-messages.ts';

/** How the foundation is reached with an order. */
export type OrderContact = Pick<Facts, 'whatsapp' | 'phone' | 'email'>;

type OrderLinksProps = {
  messages: OrderLinksMessages;
  contact: OrderContact;
  /** The text of the order. */
  text: string;
  label: string;
  onSent?: () => void;
};

/** The ways to send an order: WhatsApp where a number is configured, else phone and e-mail; the text can be copied. */
export function OrderLinks({ messages, contact, text, label, onSent }: OrderLinksProps) {
  const { whatsapp, phone, email } = contact;
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
