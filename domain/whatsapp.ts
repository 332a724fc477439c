import { type Cart, type CartLine, cartTotal, lineTotal } from './cart.ts';
import type { ContactMessage } from './contact-message.ts';
import type { Delivery } from './delivery.ts';
import { formatRupees } from './money.ts';

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
export function orderMessage(cart: Cart, delivery?: Delivery): string {
  return [
    'Hello! I would like to order:',
    ...cart.map((line, index) => `${index + 1}. ${itemText(line)}`),
    ...(delivery ? [deliveryText(delivery)] : []),
    `Total: ${formatRupees(cartTotal(cart))}`,
  ].join('\n');
}

/** The text of a contact message. */
export function contactText(message: ContactMessage): string {
  return `Name: ${oneLine(message.name)}\nEmail: ${oneLine(message.email)}\n\n${message.message}`;
}

function itemText(line: CartLine): string {
  const count = line.unit ? `${line.quantity} ${oneLine(line.unit)}` : `x${line.quantity}`;
  return `${oneLine(line.name)} - ${count} - ${formatRupees(lineTotal(line))}`;
}

function deliveryText(delivery: Delivery): string {
  return `Deliver to: ${[delivery.fullName, delivery.phoneNumber, delivery.address].map(oneLine).join(', ')}`;
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
