import { localPath } from '../../../domain/values/local-path.ts';
import { Drawer } from '../../../ui/drawer.tsx';
import { Island, pick } from '../../islands/island.tsx';
import { deliveryNote } from '../../layout/delivery-terms.tsx';
import type { PageContext } from '../../page-context.ts';
import { pages } from '../../pages.ts';
import { CartDrawerIsland } from './cart-drawer-island.tsx';
import { cartLinesMessages, cartOrderMessages, emptyCartMessages } from './cart-messages.ts';

/** The cart at hand on every page: a drawer that opens without React, and the island in it that shows the lines. */
export function CartDrawerDialog({ context }: { context: PageContext }) {
  const { cart } = context.messages;
  return (
    <Drawer id="cart-drawer" title={cart.drawer} closeLabel={cart.close}>
      <Island
        assets={context.assets}
        name="cart-drawer"
        component={CartDrawerIsland}
        when="pressed"
        props={{
          messages: pick(
            cart,
            ...cartLinesMessages,
            ...emptyCartMessages,
            ...cartOrderMessages,
            'opening',
            'total',
            'toCartPage',
          ),
          paths: {
            cart: localPath(context.language, pages.cart.path),
            shop: localPath(context.language, pages.shop.path),
          },
          deliveryNote: deliveryNote(context),
          contact: pick(context.facts, 'whatsapp', 'phone', 'email'),
          language: context.language,
        }}
      />
    </Drawer>
  );
}
