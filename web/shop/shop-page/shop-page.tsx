import { chosenPicture, firstChoice } from '../../../domain/shop/choice.ts';
import type { Product } from '../../../domain/shop/product.ts';
import { inLanguage } from '../../../domain/values/in-language.ts';
import { localPath } from '../../../domain/values/local-path.ts';
import { isOn } from '../../../domain/values/parts.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { Island, pick } from '../../islands/island.tsx';
import { DeliveryTerms } from '../../layout/delivery-terms.tsx';
import type { StructuredData } from '../../layout/facts-for-machines.tsx';
import { FirstScreenEnd } from '../../layout/first-screen.tsx';
import { PageHeader } from '../../layout/page-header.tsx';
import { renderPage } from '../../layout/render-page.tsx';
import { Section } from '../../layout/section.tsx';
import type { PageContext, PageRequest } from '../../page-context.ts';
import { pages } from '../../pages.ts';
import { placedOrderMessages } from '../cart/cart-messages.ts';
import { offerData } from '../product/offer-data.ts';
import { productOrderLink } from '../product/product-order-link.ts';
import {
  FIRST_SCREENS,
  type FirstScreens,
  type ShopView,
  firstScreens,
  shopMessages,
  shopViewOf,
} from './shop-address.ts';
import { ShopIsland } from './shop-island.tsx';
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
    const link = productOrderLink(messages.cart.orderMessage, product, form, facts.whatsapp, language);
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
        <PageHeader title={shop.heading} titleWidth="max-w-[40ch]" isShort />
        <Island
          assets={context.assets}
          name="shop"
          component={ShopIsland}
          when="idle"
          // Whoever is in the shop will want the cart.
          alongWith="cart-drawer"
          props={islandProps(context, first)}
        />
        <HowShoppingWorks context={context} />
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
    view: <LoadFailure context={context} view={view} />,
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

/** How an order goes, in three steps, with the ways to the cart and to giving. */
function HowShoppingWorks({ context }: { context: PageContext }) {
  const { how: messages, lead } = context.messages.shop;
  return (
    <Section heading={messages.heading} lead={lead} ground="cloth">
      <ol className="grid gap-8 md:grid-cols-3">
        {messages.steps.map((step, index) => (
          <li key={step.title} className="grid content-start gap-2">
            <span aria-hidden="true" className="font-heading text-3xl font-bold text-thread">
              {index + 1}
            </span>
            <h3>{step.title}</h3>
            <p>{step.text}</p>
          </li>
        ))}
      </ol>
      <DeliveryTerms context={context} className="mt-8" />
      <div className="mt-8 flex flex-wrap gap-x-6 gap-y-3">
        <ButtonLink to={localPath(context.language, pages.cart.path)}>{messages.cart}</ButtonLink>
        {isOn('gifts') && (
          <ButtonLink to={localPath(context.language, pages.donate.path)} variant="quiet">
            {messages.donate}
          </ButtonLink>
        )}
      </div>
    </Section>
  );
}

/** Stands in place of the shop when its products can't be fetched; trying again asks for the same view. */
function LoadFailure({ context, view }: { context: PageContext; view: ShopView }) {
  const messages = context.messages.shop;
  const { words, category, sort, shown } = view;
  return (
    <form className="page-width grid min-h-[60vh] place-content-center justify-items-start gap-6 py-16">
      <div role="alert">
        <h1 className="text-2xl">{messages.failed}</h1>
      </div>
      {words && <input type="hidden" name="q" value={words} />}
      {category && <input type="hidden" name="category" value={category} />}
      {sort && <input type="hidden" name="sort" value={sort} />}
      {shown > FIRST_SCREENS && <input type="hidden" name="shown" value={shown} />}
      <Button type="submit">{messages.tryAgain}</Button>
      <FirstScreenEnd />
    </form>
  );
}

/** The shop's products as schema.org's Product with Offer, for search engines; at most the first screens. */
function productListData(context: PageContext, products: readonly Product[]): StructuredData[] {
  return [
    {
      '@type': 'ItemList',
      itemListElement: products.slice(0, FIRST_SCREENS).map((product, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        item: productData(context, product),
      })),
    },
  ];
}

// The description stands beside it on the page; the picture is the one that the card shows first.
function productData(context: PageContext, product: Product): StructuredData {
  const picture = chosenPicture(product, firstChoice(product));
  return {
    '@type': 'Product',
    name: inLanguage(product, 'name', context.language).text,
    ...(picture ? { image: new URL(picture, context.siteUrl).href } : {}),
    offers: offerData(context, product),
  };
}
