import type { Messages } from '../../content/schemas/messages.ts';

type CartDrawerProps = {
  messages: Messages['cart'];
  whatsapp: string | undefined;
  phone: string;
  email: string;
};

/** The content of the cart drawer. */
export function CartDrawerIsland({ messages }: CartDrawerProps) {
  return <p className="px-5">{messages.opening}</p>;
}
