import { CartButton } from '../../cart/cart-button.tsx';
import { placedOrderMessages } from '../../cart/cart-messages.ts';
import { Island } from '../../islands/island.tsx';
import { pick } from '../../islands/pick.ts';
import { PageHeader } from '../../layout/page-header.tsx';
import { renderPage } from '../../layout/render-page.tsx';
import { localPath } from '../../../domain/local-path.ts';
import type { PageContext, PageRequest } from '../../page-context.ts';
import { pages } from '../../pages.ts';
import { firstScreens, type FirstScreens } from './first-screens.ts';
import { HowShoppingWorks } from './how-shopping-works.tsx';
import { LoadFailure } from './load-failure.tsx';
import { orderLink } from '../../product/order-link.ts';
import { productListData } from './product-list-data.ts';
import { type ShopView, shopViewOf } from './shop-address.ts';
import { shopMessages } from './shop-messages.ts';
import styles from './shop.css?inline';

/** The shop, with the first screens of the products that its address asks for. */
export async function get(c: PageRequest): Promise<Response> {
  const view = shopViewOf(new URL(c.req.url).searchParams);
  try {
    const { calls, language } = c.get('page');
    return renderShop(c, await firstScreens(calls, view, language));
  } catch (cause) {
    return renderLoadFailure(c, view, cause);
  }
}

/** An order of one product, posted where there is no JavaScript and so no cart: on to WhatsApp. */
export async function post(c: PageRequest): Promise<Response> {
  const { calls, facts, language, messages } = c.get('page');
  const form = await c.req.formData();
  try {
    const product = (await calls.products()).find(({ _id }) => _id === form.get('product'));
    const link = orderLink(messages.cart.orderMessage, product, form, facts.whatsapp, language);
    // 303 says that a GET follows this POST.
    return c.redirect(link ?? localPath(language, pages.shop.path), 303);
  } catch (cause) {
    return renderLoadFailure(c, shopViewOf(new URLSearchParams()), cause);
  }
}

function renderShop(c: PageRequest, first: FirstScreens): Response {
  const context = c.get('page');
  const { shop } = context.messages;
  return renderPage(c, {
    ...head(context),
    structuredData: productListData(context, first.products),
    view: (
      <>
        <PageHeader title={shop.heading} lead={shop.lead} isShort />
        <Island
          assets={context.assets}
          name="shop"
          when="idle"
          // Whoever is in the shop will want the cart.
          alongWith="cart-drawer"
          props={islandProps(context, first)}
        />
        <HowShoppingWorks context={context} />
        <CartButton messages={context.messages.shell} floating />
      </>
    ),
  });
}

function renderLoadFailure(c: PageRequest, view: ShopView, cause: unknown): Response {
  const context = c.get('page');
  context.log('the products could not be fetched', cause);
  return renderPage(c, {
    ...head(context),
    status: 503,
    view: <LoadFailure messages={context.messages.shop} view={view} />,
  });
}

function head({ messages: { shop } }: PageContext) {
  return { path: pages.shop.path, title: shop.title, description: shop.description, styles };
}

function islandProps({ facts, language, messages }: PageContext, first: FirstScreens) {
  return {
    first,
    language,
    messages: pick(messages.shop, ...shopMessages, 'details', 'detailChoices'),
    cart: pick(messages.cart, ...placedOrderMessages, 'added'),
    toasts: pick(messages.shell, 'notifications', 'dismiss'),
    contact: pick(facts, 'whatsapp', 'phone', 'email'),
  };
}
