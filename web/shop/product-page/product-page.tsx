import { consentHolds } from '../../../domain/consents/publication-consent.ts';
import { onlyIn } from '../../../domain/entries/only-in.ts';
import { SHARE_PICTURE, sharePictureAddress } from '../../../domain/pictures/share-picture.ts';
import { categoryWithId } from '../../../domain/shop/category.ts';
import {
  type Choice,
  allChoices,
  choiceNamed,
  choiceWords,
  chosenPicture,
  chosenPrice,
  firstChoice,
} from '../../../domain/shop/choice.ts';
import { nameWithChoice } from '../../../domain/shop/line-words.ts';
import { productPath } from '../../../domain/shop/product-path.ts';
import { type Product, type ProductStory, productFields } from '../../../domain/shop/product.ts';
import { inLanguage } from '../../../domain/values/in-language.ts';
import { dayInIndia } from '../../../domain/values/indian-time.ts';
import { localPath } from '../../../domain/values/local-path.ts';
import { formatRupees } from '../../../domain/values/money.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { Island, pick } from '../../islands/island.tsx';
import { DeliveryTerms } from '../../layout/delivery-terms.tsx';
import type { StructuredData } from '../../layout/facts-for-machines.tsx';
import { FirstScreenEnd } from '../../layout/first-screen.tsx';
import { PageHeader } from '../../layout/page-header.tsx';
import { renderPage } from '../../layout/render-page.tsx';
import { Section } from '../../layout/section.tsx';
import type { PageContext, PageRequest } from '../../page-context.ts';
import { pages } from '../../pages.ts';
import { Picture } from '../../pictures/picture.tsx';
import { offerData, productAddress } from '../product/offer-data.ts';
import { detailMessages } from '../product/product-details.tsx';
import { productOrderLink } from '../product/product-order-link.ts';
import { ProductIsland } from './product-island.tsx';
import { choiceMessages, chosenPictureAlt, productMessages } from './product-pictures.tsx';
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
    const link = productOrderLink(messages.cart.orderMessage, product, form, facts.whatsapp, language);
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
          component={ProductIsland}
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

/** The way to a product: the shop, and its category there; English paths. */
function productTrail({ messages }: PageContext, category: string): { name: string; path: string }[] {
  const known = categoryWithId(category);
  return [
    { name: messages.shell.navigation.shop, path: pages.shop.path },
    ...(known
      ? [
          {
            name: messages.shop.categories.names[known] ?? known,
            path: `${pages.shop.path}?category=${encodeURIComponent(known)}`,
          },
        ]
      : []),
  ];
}

/** The same as links. */
function ProductTrail({ context, category }: { context: PageContext; category: string }) {
  return (
    <nav aria-label={context.messages.product.trail} className="page-width pt-2 pb-2 sm:pt-8 sm:pb-4">
      <ol className="flex flex-wrap items-center gap-x-2">
        {productTrail(context, category).map(({ name, path }, at) => (
          <li key={path} className="flex items-center gap-x-2">
            {at > 0 && <span aria-hidden="true">›</span>}
            <a href={localPath(context.language, path)} className="grid min-h-11 content-center">
              {name}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

type ProductStorySectionProps = {
  context: PageContext;
  story: ProductStory | undefined;
  /** The ISO date in India. */
  today: string;
};

/** Who made a product, while that person agrees, how it is made, and how to look after it. */
function ProductStorySection({ context, story, today }: ProductStorySectionProps) {
  const { language, messages } = context;
  if (!story) return null;
  const told = (['maker', 'making', 'care'] as const)
    .filter((part) => story[part] !== '' && (part !== 'maker' || consentHolds(story.consent, today)))
    .map((part) => ({ heading: messages.product[part], text: inLanguage(story, part, language) }));
  if (told.length === 0) return null;
  return (
    <div className="bg-cloth py-10 sm:py-14">
      <div className="page-width grid gap-8 md:auto-cols-fr md:grid-flow-col md:gap-12">
        {told.map(({ heading, text }) => (
          <section key={heading}>
            <h2 className="text-xl">{heading}</h2>
            <p lang={text.lang} className="mt-2 max-w-prose whitespace-pre-line">
              {text.text}
            </p>
          </section>
        ))}
      </div>
    </div>
  );
}

/** Products to show beside one, at most `most`: those of its category first, sold out ones last. */
function relatedProducts(
  products: readonly Product[],
  { id, category }: { id: string; category: string },
  most = 4,
): Product[] {
  const rank = (product: Product) => (product.soldOut ? 2 : 0) + (product.category === category ? 0 : 1);
  return products
    .filter(({ _id }) => _id !== id)
    .toSorted((one, other) => rank(one) - rank(other))
    .slice(0, most);
}

function RelatedSection({ context, products }: { context: PageContext; products: readonly Product[] }) {
  const { language, messages } = context;
  return (
    <Section heading={messages.product.related}>
      {products.length > 0 && (
        <ul className="mb-8 grid grid-cols-2 gap-4 sm:gap-6 lg:grid-cols-4">
          {products.map((product) => (
            <RelatedProduct key={product._id} context={context} product={product} />
          ))}
        </ul>
      )}
      <ButtonLink to={localPath(language, pages.shop.path)} variant="quiet" icon="arrow-right">
        {messages.product.all}
      </ButtonLink>
    </Section>
  );
}

function RelatedProduct({ context, product }: { context: PageContext; product: Product }) {
  const { language, messages } = context;
  const choice = firstChoice(product);
  const name = inLanguage(product, 'name', language);
  return (
    <li className="flex">
      <a
        href={localPath(language, productPath(product._id))}
        className="group flex w-full flex-col rounded-patch bg-surface text-ink no-underline shadow-lift"
      >
        <Picture
          address={chosenPicture(product, choice)}
          alt=""
          sizes="(min-width: 64rem) 17rem, 45vw"
          className="aspect-4/3 w-full rounded-t-patch"
        />
        <span className="grid grow content-between gap-1 p-3 sm:px-5">
          <span
            lang={name.lang}
            className="font-heading text-lg leading-tight font-bold wrap-anywhere group-hover:underline"
          >
            {name.text}
          </span>{' '}
          <span className="font-bold tabular-figures">
            {product.soldOut ? messages.shop.soldOut : formatRupees(chosenPrice(product, choice))}
          </span>
        </span>
      </a>
    </li>
  );
}

/**
 * A product as schema.org's Product with an Offer, for search engines; one with choices is a ProductGroup of one Product for
 * each of them.
 */
function productData(context: PageContext, product: Product): StructuredData {
  const { facts, feedId, language } = context;
  const choices = allChoices(product);
  const common = {
    name: inLanguage(product, 'name', language).text,
    description: inLanguage(product, 'description', language).text,
    url: productAddress(context, product),
    brand: { '@type': 'Brand', name: facts.name },
    ...(product.category ? { category: product.category } : {}),
  };
  const [only] = choices;
  if (choices.length === 1 && only)
    return { '@type': 'Product', ...common, ...variantData(context, product, only) };
  return {
    '@type': 'ProductGroup',
    ...common,
    productGroupID: feedId(product),
    variesBy: [
      ...(product.variants.length > 0 ? ['https://schema.org/size'] : []),
      ...(product.colorVariants.length > 0 ? ['https://schema.org/color'] : []),
    ],
    hasVariant: choices.map((choice) => ({ '@type': 'Product', ...variantData(context, product, choice) })),
  };
}

function variantData(context: PageContext, product: Product, choice: Choice) {
  const { feedId, language, siteUrl } = context;
  const { variant, colour } = choice;
  const picture = chosenPicture(product, choice);
  return {
    name: nameWithChoice(inLanguage(product, 'name', language).text, choiceWords(choice, language).text),
    // Whoever reads the feeds too knows by it that both are one.
    sku: feedId(product, choice),
    ...(picture ? { image: new URL(picture, siteUrl).href } : {}),
    ...(variant ? { size: inLanguage(variant, 'type', language).text } : {}),
    ...(colour ? { color: inLanguage(colour, 'color', language).text } : {}),
    offers: offerData(context, product, choice),
  };
}
