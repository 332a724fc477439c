import { type Cart, type CartLine, cartTotal, lineTotal } from './cart.ts';
import type { ContactMessage } from './contact-message.ts';
import type { Delivery } from './delivery.ts';
import { fillIn } from './fill-in.ts';
import { formatRupees } from './money.ts';

/** The templates of an order's text. */
export type OrderMessages = {
  greeting: string;
  line: string;
  pieces: string;
  units: string;
  deliverTo: string;
  total: string;
};

/** The templates of a contact message's text. */
export type ContactTextMessages = { name: string; email: string };

/**
 * A link that opens a WhatsApp chat with the foundation with the text filled in; the text is never cut.
 * @example whatsappLink('+91 98765 43210', 'Hello!') // 'https://wa.me/919876543210?text=Hello!'
 */
export function whatsappLink(number: string, text: string): string {
  return `https://wa.me/${number.replace(/\D/g, '')}?text=${encodeURIComponent(text.toWellFormed())}`;
}

/**
 * The text of an order: a line an item, where to deliver it if that is known, and the total last.
 * @example orderMessage(cart)
 * // Hello! I would like to order:
 * // 1. Jute Tote Bag (Large) - x2 - ₹700
 * // 2. Mango Pickle - 3 jar - ₹540
 * // Total: ₹1,240
 */
export function orderMessage(messages: OrderMessages, cart: Cart, delivery?: Delivery): string {
  return [
    messages.greeting,
    ...cart.map((line, index) => itemText(messages, line, index + 1)),
    ...(delivery ? [deliveryText(messages, delivery)] : []),
    fillIn(messages.total, { total: formatRupees(cartTotal(cart)) }),
  ].join('\n');
}

/** The text of a contact message. */
export function contactText(messages: ContactTextMessages, message: ContactMessage): string {
  const name = fillIn(messages.name, { name: oneLine(message.name) });
  const email = fillIn(messages.email, { email: oneLine(message.email) });
  return `${name}\n${email}\n\n${message.message}`;
}

function itemText(messages: OrderMessages, line: CartLine, number: number): string {
  const { quantity: count, unit } = line;
  return fillIn(messages.line, {
    number,
    name: oneLine(line.name),
    quantity: unit ? fillIn(messages.units, { count, unit: oneLine(unit) }) : fillIn(messages.pieces, { count }),
    total: formatRupees(lineTotal(line)),
  });
}

function deliveryText(messages: OrderMessages, { fullName, phoneNumber, address }: Delivery): string {
  return fillIn(messages.deliverTo, { details: [fullName, phoneNumber, address].map(oneLine).join(', ') });
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
