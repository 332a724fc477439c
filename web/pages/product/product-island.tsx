import { type SubmitEvent, useId } from 'react';
import { type Choice, choiceNamed, choiceWords, chosenPrice } from '../../../domain/choice.ts';
import { inLanguage, stylesInLanguage } from '../../../domain/in-language.ts';
import type { Language } from '../../../domain/languages.ts';
import { formatRupees } from '../../../domain/money.ts';
import { productPath } from '../../../domain/product-path.ts';
import type { Product } from '../../../domain/product.ts';
import { localPath } from '../../../domain/local-path.ts';
import { addToCart } from '../../product/add-to-cart.ts';
import { ProductDetails } from '../../product/product-details.tsx';
import { ShownIn } from '../../product/shown-in.tsx';
import { useChoice } from '../../product/use-choice.ts';
import { Button } from '../../../ui/button.tsx';
import { ChoiceGroup } from '../../../ui/choice-group.tsx';
import { replaceAddress } from '../../../ui/use-query.ts';
import { OrderRow } from './order-row.tsx';
import type { ChoiceMessages, ProductMessages, SoldOutMessages } from './product-messages.ts';
import { ProductPictures } from './product-pictures.tsx';
import { ProductPrice } from './product-price.tsx';
import { ShareProduct } from './share-product.tsx';

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

/** A product with its pictures and choices; what is chosen stands in the address. */
export function ProductIsland(props: ProductProps) {
  const { messages, language, product, named, whatsapp, soldOut, delivery, siteUrl } = props;
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
  const unit = inLanguage(product, 'unit', language);
  const description = inLanguage(product, 'description', language);
  const price = formatRupees(chosenPrice(product, choice));
  const words = choiceWords(choice, language);
  const hint = inLanguage(choice.variant ?? {}, 'description', language);
  return (
    <article
      aria-labelledby={nameId}
      className="page-width flex flex-col gap-x-12 gap-y-5 pb-12 lg:grid lg:grid-cols-2"
    >
      <ProductPictures
        messages={messages}
        product={product}
        choice={choice}
        language={language}
        onChoose={choose}
      />
      {/* On a phone the article alone is a box, so that the row with the button sticks from the picture on. */}
      <div className="flex flex-col gap-5 max-lg:contents">
        <div>
          <h1 id={nameId} lang={name.lang} className="stitched stitching wrap-anywhere">
            {name.text}
          </h1>
          <ProductPrice
            perUnit={shop.perUnit}
            price={price}
            unit={unit}
            soldOut={soldOut}
            delivery={delivery}
          />
        </div>
        <form ref={form} method="post" action={pathOf(choice)} onSubmit={add} className="contents">
          {choice.variant && (
            <ChoiceGroup
              legend={shop.variant}
              name="variant"
              options={product.variants.map((variant) => ({
                value: variant.type,
                ...labelOf(inLanguage(variant, 'type', language)),
              }))}
              defaultValue={choice.variant.type}
              hint={hint.text}
              hintLang={hint.lang}
            />
          )}
          {choice.colour && (
            <ChoiceGroup
              legend={shop.colour}
              name="colour"
              options={product.colorVariants.map((colour) => ({
                value: colour.color,
                ...labelOf(inLanguage(colour, 'color', language)),
              }))}
              defaultValue={choice.colour.color}
            />
          )}
          {words.text && (
            <p role="status">
              <ShownIn message={shop.chosen} texts={{ words }} />
            </p>
          )}
          <OrderRow
            messages={shop}
            soldOut={soldOut}
            whatsapp={whatsapp}
            name={name.text}
            address={siteUrl + pathOf(choice)}
          />
          {words.text && (
            <div className="without-script">
              <Button type="submit" formMethod="get" variant="secondary">
                {messages.product.showChoice}
              </Button>
            </div>
          )}
        </form>
        {product.styles.length > 0 && (
          <ul aria-label={shop.styles} className="flex flex-wrap gap-2">
            {stylesInLanguage(product, language).map(({ text, lang }) => (
              <li key={text} lang={lang} className="rounded-full bg-cloth px-3 py-0.5">
                {text}
              </li>
            ))}
          </ul>
        )}
        <p lang={description.lang} className="max-w-prose text-lg whitespace-pre-line">
          {description.text}
        </p>
        <ProductDetails messages={shop} product={product} language={language} />
        <ShareProduct
          messages={messages.product.share}
          name={name.text}
          address={siteUrl + pathOf(choice)}
          addressNow={() => siteUrl + pathOf(read())}
        />
      </div>
    </article>
  );
}

function labelOf({ text, lang }: ReturnType<typeof inLanguage>) {
  return { label: text, lang };
}
