// The words of the cart drawer and the cart page.

export const title = 'Your cart';
export const description = 'Look through what you have chosen, say where it should go, and place your order.';
export const heading = 'Your cart, before it leaves';
export const lead = 'Change what you like; nothing is ordered before you send it yourself on WhatsApp.';
export const drawer = 'Your Cart';
export const close = 'Close cart';
export const lines = 'Items in your cart';
export const each = (price: string) => `${price} each`;
export const decrease = (name: string) => `Decrease quantity of ${name}`;
export const increase = (name: string) => `Increase quantity of ${name}`;
export const quantity = (name: string) => `Quantity of ${name}`;
export const remove = (name: string) => `Remove ${name}`;
export const added = (name: string) => `${name} is in your cart.`;
export const quantityNow = (name: string, count: number) => `${name}: ${count}`;
export const removed = (name: string) => `${name} was removed.`;
export const undo = 'Undo';
export const total = 'Total';
export const order = 'Order on WhatsApp';
export const orderHint =
  'Opens a chat with your whole order written out. Nothing is sent until you press send there.';
export const noWhatsapp = 'To order, call or write to us:';
export const copyMessage = 'Copy message';
export const messageCopied = 'Copied';
export const toCartPage = 'See the cart page';
export const opening = 'Opening your cart…';
export const empty = 'Nothing in your cart yet.';
export const emptyHint = 'What you add in the shop waits here, in this browser only.';
export const toShop = 'Go to the shop';
export const withoutScript =
  'The cart needs JavaScript, which is off in this browser. In the shop, each product has a button that orders it on WhatsApp.';
export const summary = 'Order summary';
export const summaryItems = 'Items';
export const pieces = (count: number) => `${count} ${count === 1 ? 'piece' : 'pieces'}`;

export const delivery = {
  heading: 'Where should it go?',
  note: 'These details stay in this browser. They travel only inside the WhatsApp message that you send yourself; payment and delivery are agreed there. No order is sent to a server.',
  fullName: 'Full Name',
  phoneNumber: 'Phone Number',
  address: 'Address',
  placeOrder: 'Place Order',
  placing: 'Placing your order…',
};

export const isEmpty = 'Your cart is empty!';
export const placed = 'Order placed successfully!';
