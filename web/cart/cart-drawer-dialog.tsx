import { Island } from '../islands/island.tsx';
import type { PageContext } from '../page-context.ts';
import { Drawer } from '../ui/drawer.tsx';

/** The cart at hand on every page: a drawer that opens without React, and the island in it that shows the lines. */
export function CartDrawerDialog({ context }: { context: PageContext }) {
  const { assets, facts, messages } = context;
  return (
    <Drawer id="cart-drawer" title={messages.cart.drawer} closeLabel={messages.cart.close}>
      <Island
        assets={assets}
        name="cart-drawer"
        when="pressed"
        props={{ messages: messages.cart, whatsapp: facts.whatsapp, phone: facts.phone, email: facts.email }}
      />
    </Drawer>
  );
}
