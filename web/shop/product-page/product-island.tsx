import { type SubmitEvent, useId, useState } from 'react';
import { type Choice, choiceNamed, choiceWords, chosenPrice } from '../../../domain/shop/choice.ts';
import { productPath } from '../../../domain/shop/product-path.ts';
import type { Product } from '../../../domain/shop/product.ts';
import { whatsappLink, whatsappShareLink } from '../../../domain/shop/whatsapp.ts';
import { fillIn } from '../../../domain/values/fill-in.ts';
import { inLanguage } from '../../../domain/values/in-language.ts';
import type { Language } from '../../../domain/values/languages.ts';
import { localPath } from '../../../domain/values/local-path.ts';
import { formatRupees } from '../../../domain/values/money.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { CopyButton } from '../../../ui/copy-button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { replaceAddress } from '../../../ui/use-query.ts';
import { addToCart } from '../product/add-to-cart.ts';
import { ChoiceFields, useChoice } from '../product/product-choice.tsx';
import { ProductDetails, ProductTags } from '../product/product-details.tsx';
import { ShownIn } from '../product/shown-in.tsx';
import {
  type ChoiceMessages,
  type ProductMessages,
  ProductPictures,
  type SoldOutMessages,
} from './product-pictures.tsx';

type ProductProps = {
  messages: { shop: ChoiceMessages; product: ProductMessages };
  /** The announcement of a piece that was added. */
  added: string;
  language: Language;
  product: Product;
  /** The variant and the colour that the address names; null for none. */
  named: { variant: string | null; colour: string | null };
  /** The foundation's WhatsApp number; undefined where it has none. */
  whatsapp: string | undefined;
  /** Undefined for a product that can be ordered. */
  soldOut: SoldOutMessages | undefined;
  /** The cost and the time of delivery, as far as they are written. */
  delivery: readonly string[];
  /** The origin of the addresses to share. */
  siteUrl: string;
};

/** What the parts of the island are made of. */
type Screen = ProductProps & {
  choice: Choice;
  name: string;
  /** The absolute address of the product as chosen. */
  address: string;
};

/** A product with its pictures and choices; what is chosen stands in the address. */
export function ProductIsland(props: ProductProps) {
  const { messages, language, product, named, siteUrl } = props;
  const { shop } = messages;
  const nameId = useId();
  const pathOf = (chosen: Choice) => localPath(language, productPath(product._id, chosen));
  const { form, choice, read, choose } = useChoice(
    product,
    () => choiceNamed(product, named.variant, named.colour),
    (chosen) => replaceAddress(pathOf(chosen)),
  );

  const add = (event: SubmitEvent<HTMLFormElement>) => addToCart(event, read(), props);
  const name = inLanguage(product, 'name', language);
  const description = inLanguage(product, 'description', language);
  const words = choiceWords(choice, language);
  const screen = { ...props, choice, name: name.text, address: siteUrl + pathOf(choice) };
  return (
    <article
      aria-labelledby={nameId}
      className="product page-width grid grid-cols-1 gap-x-12 gap-y-3 pb-12 sm:gap-y-5 lg:grid-cols-2"
    >
      <ProductPictures
        messages={messages}
        product={product}
        choice={choice}
        language={language}
        onChoose={choose}
      />
      <div className="grid content-start gap-3 sm:gap-5">
        <ProductHeading {...screen} id={nameId} />
        <form ref={form} method="post" action={pathOf(choice)} onSubmit={add} className="contents">
          <ChoiceFields messages={shop} product={product} choice={choice} language={language} />
          <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
            {words.text && (
              <p role="status">
                <ShownIn message={shop.chosen} texts={{ words }} />
              </p>
            )}
            <OrderButton {...screen} />
          </div>
          {words.text && (
            <div className="without-script">
              <Button type="submit" formMethod="get" variant="quiet">
                {messages.product.showChoice}
              </Button>
            </div>
          )}
        </form>
        <ProductTags product={product} label={shop.styles} language={language} className="" />
        <p lang={description.lang} className="max-w-prose text-lg whitespace-pre-line">
          {description.text}
        </p>
        <ProductDetails messages={shop} product={product} language={language} />
        <ShareProduct {...screen} addressNow={() => siteUrl + pathOf(read())} />
      </div>
    </article>
  );
}

/** The name, the price, and beside it what would stop a purchase. */
function ProductHeading({ id, messages: { shop }, ...props }: Screen & { id: string }) {
  const { product, choice, language, soldOut, delivery } = props;
  const name = inLanguage(product, 'name', language);
  const price = formatRupees(chosenPrice(product, choice));
  const unit = inLanguage(product, 'unit', language);
  return (
    <div>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h1 id={id} lang={name.lang} className="stitched wrap-anywhere max-sm:text-2xl">
          {name.text}
        </h1>
        <p className="text-2xl font-bold tabular-figures">
          {unit.text ? <ShownIn message={shop.perUnit} texts={{ price: { text: price }, unit }} /> : price}
        </p>
      </div>
      {soldOut && <p className="mt-2 text-lg font-bold text-danger">{soldOut.label}</p>}
      {soldOut && <p className="max-w-prose">{soldOut.soldOut}</p>}
      {delivery.length > 0 && <p className="mt-2 max-w-prose text-muted">{delivery.join(' ')}</p>}
    </div>
  );
}

/**
 * The button of a product's form: into the cart, or without script one piece on WhatsApp; where it is sold out, a link that
 * asks for it. On a phone a second one, for fingers only, stays in sight below once the first has left the screen (product.css).
 */
function OrderButton({ messages: { shop }, soldOut, whatsapp, name, address }: Screen) {
  if (soldOut)
    return (
      whatsapp && (
        <ButtonLink
          to={whatsappLink(whatsapp, fillIn(soldOut.ask.text, { name, address }))}
          newTab
          icon="chat"
          className="grow sm:grow-0"
        >
          {soldOut.ask.button}
        </ButtonLink>
      )
    );
  return (
    <>
      <Button type="submit" className={`order-button grow sm:grow-0 ${whatsapp ? '' : 'needs-script'}`}>
        <span className="needs-script">{shop.addToCart}</span>
        {whatsapp && <span className="without-script">{shop.orderWithoutScript}</span>}
      </Button>
      <div aria-hidden="true" className="order-bar needs-script bg-ground">
        <Button type="submit" tabIndex={-1} className="w-full">
          {shop.addToCart}
        </Button>
      </div>
    </>
  );
}

type ShareProductProps = Screen & {
  /** The address at the moment of a press, which the rendered one may be behind. */
  addressNow: () => string;
};

/** Shares a product by what the device offers; else on WhatsApp, or by copying its address. */
function ShareProduct({ messages: { product }, name, address, addressNow }: ShareProductProps) {
  const messages = product.share;
  const [isOpen, setOpen] = useState(false);

  function share(): void {
    if (!('share' in navigator)) {
      setOpen(!isOpen);
      return;
    }
    // Whoever closes the device's dialog has shared nothing, which is no failure.
    navigator.share({ title: name, url: addressNow() }).catch((cause: unknown) => {
      if (!(cause instanceof DOMException && cause.name === 'AbortError')) setOpen(true);
    });
  }

  const text = fillIn(messages.text, { name, address });
  const whatsapp = (
    <ButtonLink to={whatsappShareLink(text)} newTab variant="quiet" icon="chat">
      {messages.whatsapp}
    </ButtonLink>
  );
  return (
    <div className="flex flex-wrap items-center gap-x-6">
      <Button variant="quiet" aria-expanded={isOpen} onClick={share} className="needs-script">
        <Icon name="share" className="size-5" />
        {messages.button}
      </Button>
      {isOpen ? (
        <>
          {whatsapp}
          <CopyButton text={addressNow} label={messages.copy} copied={messages.copied} />
        </>
      ) : (
        <span className="without-script">{whatsapp}</span>
      )}
    </div>
  );
}
