import type { ContactMessage } from '../about/contact-message.ts';
import { fillIn } from '../values/fill-in.ts';
import { formatRupees } from '../values/money.ts';
import { type Cart, type CartLine, cartTotal, lineTotal } from './cart.ts';
import type { Delivery } from './delivery.ts';

/** The templates of an order's text. */
export type OrderMessages = {
  greeting: string;
  /** One item: `{number}`, `{name}`, `{quantity}`, `{total}`. */
  line: string;
  /** The quantity of an item without a unit: `{count}`. */
  pieces: string;
  /** The quantity of an item with a unit: `{count}`, `{unit}`. */
  units: string;
  /** Where to deliver: `{details}`. */
  deliverTo: string;
  /** The sum of the order: `{total}`. */
  total: string;
};

/** The templates of a contact message's text: `{name}` and `{email}`. */
export type ContactTextMessages = { name: string; email: string };

/**
 * A link that opens a WhatsApp chat with a number, with the text filled in; the text is never cut.
 * @example whatsappLink('+91 98765 43210', 'Hello!') // 'https://wa.me/919876543210?text=Hello!'
 */
export function whatsappLink(number: string, text: string): string {
  return `https://wa.me/${number.replace(/\D/g, '')}?text=${encodeURIComponent(text.toWellFormed())}`;
}

/**
 * A link that opens WhatsApp with a text and lets the visitor choose whom to send it to, also themselves.
 * @example whatsappShareLink('HE-73MKQ9') // 'https://wa.me/?text=HE-73MKQ9'
 */
export function whatsappShareLink(text: string): string {
  return whatsappLink('', text);
}

/**
 * The text of an order: a line for each item, the delivery details as far as they are given, and the total last.
 * @example orderMessage(messages, cart)
 * // Hello! I would like to order:
 * // 1. Jute Tote Bag (Large) - x2 - ₹700
 * // 2. Mango Pickle - 3 jar - ₹540
 * // Total: ₹1,240
 */
export function orderMessage(messages: OrderMessages, cart: Cart, delivery: Partial<Delivery> = {}): string {
  return [
    messages.greeting,
    ...cart.map((line, index) => itemText(messages, line, index + 1)),
    ...deliveryText(messages, delivery),
    fillIn(messages.total, { total: formatRupees(cartTotal(cart)) }),
  ].join('\n');
}

/** The text of a contact message: name, email, and the message after an empty line. */
export function contactText(messages: ContactTextMessages, message: ContactMessage): string {
  const name = fillIn(messages.name, { name: oneLine(message.name) });
  const email = fillIn(messages.email, { email: oneLine(message.email) });
  return `${name}\n${email}\n\n${message.message}`;
}

function itemText(messages: OrderMessages, line: CartLine, number: number): string {
  return fillIn(messages.line, {
    number,
    name: oneLine(line.name),
    quantity: quantityText(messages, line),
    total: formatRupees(lineTotal(line)),
  });
}

function quantityText({ pieces, units }: OrderMessages, { unit, quantity }: CartLine): string {
  return unit ? fillIn(units, { count: quantity, unit: oneLine(unit) }) : fillIn(pieces, { count: quantity });
}

// Where nothing is filled in there is no line.
function deliveryText({ deliverTo }: OrderMessages, delivery: Partial<Delivery>): string[] {
  const { fullName = '', phoneNumber = '', address = '' } = delivery;
  const details = [fullName, phoneNumber, address].map(oneLine).filter(Boolean).join(', ');
  return details ? [fillIn(deliverTo, { details })] : [];
}

// A name with a line break could otherwise add a line or a total of its own.
function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
