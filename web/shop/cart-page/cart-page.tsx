import { pickProblems } from '../../../domain/entries/field-problems.ts';
import { deliverySchema } from '../../../domain/shop/delivery.ts';
import { localPath } from '../../../domain/values/local-path.ts';
import type { Facts } from '../../../texts/schemas/facts.ts';
import { Island, pick } from '../../islands/island.tsx';
import { DeliveryTerms, deliveryNote } from '../../layout/delivery-terms.tsx';
import { NoticeLink } from '../../layout/notice-link.tsx';
import { PageHeader } from '../../layout/page-header.tsx';
import { renderPage } from '../../layout/render-page.tsx';
import type { PageContext, PageRequest } from '../../page-context.ts';
import { pages } from '../../pages.ts';
import { cartLinesMessages, cartOrderMessages, emptyCartMessages } from '../cart/cart-messages.ts';
import { CartIsland } from './cart-island.tsx';
import styles from './cart.css?inline';

/** The cart page. The cart is in the visitor's browser: the document holds an empty one. */
export function get(c: PageRequest): Response {
  const context = c.get('page');
  const { cart } = context.messages;
  return renderPage(c, {
    path: pages.cart.path,
    title: cart.title,
    description: cart.description,
    styles,
    view: (
      <>
        <Letterhead facts={context.facts} />
        <PageHeader title={cart.heading} />
        <p className="without-script page-width pb-20">{cart.withoutScript}</p>
        {/* As tall as the window, so that the footer is not seen to move when the cart opens. */}
        <div className="needs-script min-h-lvh print:min-h-0">
          <Island
            assets={context.assets}
            name="cart"
            component={CartIsland}
            when="stored"
            props={islandProps(context)}
          />
        </div>
        <NoticeLink context={context} form="delivery" className="needs-script page-width pb-6 print:hidden" />
        <DeliveryTerms context={context} className="page-width pb-20" />
      </>
    ),
  });
}

function islandProps(context: PageContext) {
  const { facts, language, messages } = context;
  const { cart, forms, shell, shop } = messages;
  const problems = pickProblems(forms.problems, Object.keys(deliverySchema.entries));
  return {
    messages: pick(
      cart,
      ...cartLinesMessages,
      ...emptyCartMessages,
      ...cartOrderMessages,
      'opening',
      'summary',
      'summaryItems',
      'pieces',
      'total',
      'delivery',
      'isEmpty',
      'placed',
    ),
    forms: { ...pick(forms, 'summary', 'shortPhone', 'phoneInDoubt'), problems },
    language,
    shop: localPath(language, pages.shop.path),
    placedOrder: shop.placed,
    toasts: pick(shell, 'notifications', 'dismiss'),
    deliveryNote: deliveryNote(context),
    contact: pick(facts, 'whatsapp', 'phone', 'email'),
  };
}

/** On paper, whose order this is and how to reach them; on the screen the bar and the footer say it. */
function Letterhead({ facts }: { facts: Facts }) {
  const { name, address, phone, email } = facts;
  return (
    <address className="page-width hidden not-italic print:block">
      <strong>{name}</strong>
      <br />
      {address.join(', ')}
      <br />
      {phone}, {email}
    </address>
  );
}
