import { type Choice, choiceNamed, chosenPicture, firstChoice } from '../../../domain/choice.ts';
import { onlyIn } from '../../../domain/fields/only-in.ts';
import { inLanguage } from '../../../domain/in-language.ts';
import { productPath } from '../../../domain/product-path.ts';
import { type Product, productFields, type ProductStory } from '../../../domain/product.ts';
import { relatedProducts } from '../../../domain/related-products.ts';
import { SHARE_PICTURE, sharePictureAddress } from '../../../domain/share-picture.ts';
import { dayInIndia } from '../../../domain/working-days.ts';
import { Island } from '../../islands/island.tsx';
import { detailMessages } from '../../product/product-details.tsx';
import { pick } from '../../islands/pick.ts';
import { DeliveryTerms } from '../../layout/delivery-terms.tsx';
import { FirstScreenEnd } from '../../layout/first-screen.tsx';
import { PageHeader } from '../../layout/page-header.tsx';
import { renderPage } from '../../layout/render-page.tsx';
import { localPath } from '../../../domain/local-path.ts';
import type { PageContext, PageRequest } from '../../page-context.ts';
import { orderLink } from '../../product/order-link.ts';
import { chosenPictureAlt } from './chosen-picture-alt.ts';
import { productData } from './product-data.ts';
import { choiceMessages, productMessages } from './product-messages.ts';
import { ProductStorySection } from './product-story-section.tsx';
import { ProductTrail, productTrail } from './product-trail.tsx';
import { RelatedSection } from './related-section.tsx';
import styles from './product.css?inline';

/** One product, as the address chooses it. */
export async function get(c: PageRequest): Promise<Response> {
  const context = c.get('page');
  const id = c.req.param('id') ?? '';
  try {
    const products = await context.calls.products();
    const product = products.find(({ _id }) => _id === id);
    if (product) return renderProduct(c, { product, products, story: await context.productStory(id) });
    const category = await context.removedCategory(id);
    return category === undefined ? c.notFound() : renderGone(c, { id, category, products });
  } catch (cause) {
    return renderLoadFailure(c, id, cause);
  }
}

/** An order of one piece, posted where there is no JavaScript and so no cart: on to WhatsApp. */
export async function post(c: PageRequest): Promise<Response> {
  const { calls, facts, language, messages } = c.get('page');
  const id = c.req.param('id') ?? '';
  const form = await c.req.formData();
  try {
    const product = (await calls.products()).find(({ _id }) => _id === id);
    const link = orderLink(messages.cart.orderMessage, product, form, facts.whatsapp, language);
    // 303 says that a GET follows this POST.
    return c.redirect(link ?? localPath(language, productPath(id)), 303);
  } catch (cause) {
    return renderLoadFailure(c, id, cause);
  }
}

type Shown = { product: Product; products: readonly Product[]; story: ProductStory | undefined };

function renderProduct(c: PageRequest, { product, products, story }: Shown): Response {
  const context = c.get('page');
  const { facts, language, messages, siteUrl } = context;
  const parameters = new URL(c.req.url).searchParams;
  const named = { variant: parameters.get('variant'), colour: parameters.get('colour') };
  const related = relatedProducts(products, { id: product._id, category: product.category });
  const description = inLanguage(product, 'description', language).text;
  return renderPage(c, {
    path: productPath(product._id),
    title: inLanguage(product, 'name', language).text,
    // Its maker.
    showsPeople: story?.consent !== undefined,
    ...(description ? { description: shortened(description) } : {}),
    picture: sharedPicture(context, product, choiceNamed(product, named.variant, named.colour)),
    trail: productTrail(context, product.category),
    structuredData: [productData(context, product)],
    styles,
    view: (
      <>
        <ProductTrail context={context} category={product.category} />
        <Island
          assets={context.assets}
          name="product"
          when="pressed"
          props={{
            messages: {
              shop: {
                ...pick(messages.shop, ...choiceMessages),
                ...detailMessages(messages.shop, [product]),
              },
              product: pick(messages.product, ...productMessages),
            },
            added: messages.cart.added,
            language,
            product: onlyIn(productFields, product, language),
            named,
            whatsapp: facts.whatsapp,
            soldOut: product.soldOut
              ? { label: messages.shop.soldOut, ...pick(messages.product, 'soldOut', 'ask') }
              : undefined,
            delivery: [facts.deliveryCost, facts.deliveryTime].filter((text) => text !== undefined),
            siteUrl,
          }}
        />
        <FirstScreenEnd />
        <DeliveryTerms context={context} className="page-width pb-12" />
        <ProductStorySection context={context} story={story} today={dayInIndia(new Date().toISOString())} />
        <RelatedSection context={context} products={related} />
      </>
    ),
  });
}

function renderGone(
  c: PageRequest,
  { id, category, products }: { id: string; category: string; products: readonly Product[] },
): Response {
  const context = c.get('page');
  const { title, heading, text } = context.messages.product.gone;
  return renderPage(c, {
    path: productPath(id),
    title,
    indexed: false,
    status: 410,
    styles,
    view: (
      <>
        <PageHeader title={heading} lead={text} />
        <RelatedSection context={context} products={relatedProducts(products, { id, category })} />
      </>
    ),
  });
}

function renderLoadFailure(c: PageRequest, id: string, cause: unknown): Response {
  const context = c.get('page');
  context.log('a product could not be fetched', cause);
  return renderPage(c, {
    path: productPath(id),
    title: context.messages.shop.title,
    indexed: false,
    status: 503,
    styles,
    view: <PageHeader title={context.messages.shop.failed} />,
  });
}

// Search engines and apps that show a shared page cut off the rest anyway.
const LONGEST_DESCRIPTION = 200;

function shortened(text: string): string {
  if (text.length <= LONGEST_DESCRIPTION) return text;
  return `${text.slice(0, LONGEST_DESCRIPTION).replace(/\s+\S*$/, '')}…`;
}

function sharedPicture({ language }: PageContext, product: Product, choice: Choice) {
  const own = chosenPicture(product, choice) || chosenPicture(product, firstChoice(product));
  if (!own) return undefined;
  const alt = chosenPictureAlt(product, choice, language);
  const made = sharePictureAddress(own);
  return made ? { address: made, alt, ...SHARE_PICTURE } : { address: own, alt };
}
