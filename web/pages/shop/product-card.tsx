import { memo, type SubmitEvent, useId } from 'react';
import { choiceWords, chosenPicture, chosenPrice, firstChoice } from '../../../domain/choice.ts';
import { inLanguage, type ShownText, stylesInLanguage } from '../../../domain/in-language.ts';
import type { Language } from '../../../domain/languages.ts';
import { formatRupees } from '../../../domain/money.ts';
import { productPath } from '../../../domain/product-path.ts';
import type { Product } from '../../../domain/product.ts';
import { localPath } from '../../../domain/local-path.ts';
import { Button } from '../../../ui/button.tsx';
import { ChoiceGroup } from '../../../ui/choice-group.tsx';
import { addToCart } from '../../product/add-to-cart.ts';
import { ProductDescription } from './product-description.tsx';
import { ProductPicture } from './product-picture.tsx';
import { ProductDetails } from '../../product/product-details.tsx';
import { ShownIn } from '../../product/shown-in.tsx';
import { useChoice } from '../../product/use-choice.ts';
import type { ShopMessages } from './shop-messages.ts';

type ProductCardProps = {
  messages: ShopMessages;
  language: Language;
  /** The announcement of a piece that was added. */
  added: string;
  product: Product;
  /** Whether its picture is loaded first. */
  priority: boolean;
  /** Whether one piece can be ordered where there is no script. */
  orderable: boolean;
};

/** A product with its choices; it is a form, so that without JavaScript one piece can still be ordered on WhatsApp. */
export const ProductCard = memo(function ProductCard(props: ProductCardProps) {
  const { messages, language, product, priority, orderable } = props;
  const nameId = useId();
  const { form, choice, read } = useChoice(product, () => firstChoice(product));

  const add = (event: SubmitEvent<HTMLFormElement>) => addToCart(event, read(), props);
  const name = inLanguage(product, 'name', language);
  const unit = inLanguage(product, 'unit', language);
  const alt = inLanguage(product, 'alt', language).text;
  const price = formatRupees(chosenPrice(product, choice));
  const words = choiceWords(choice, language);
  const hint = inLanguage(choice.variant ?? {}, 'description', language);
  const picture = chosenPicture(product, choice);
  return (
    <article
      aria-labelledby={nameId}
      tabIndex={-1}
      className="grid w-full grid-cols-[112px_minmax(0,1fr)] content-start gap-x-3 gap-y-2 rounded-patch bg-surface p-3 shadow-lift sm:flex sm:flex-col sm:gap-3 sm:p-5"
    >
      <ProductPicture
        messages={messages}
        address={picture}
        name={name.text}
        // The text was written for the product's own picture.
        alt={(picture === product.imageURL && alt) || name.text}
        priority={priority}
      />
      <form ref={form} method="post" onSubmit={add} className="contents">
        <input type="hidden" name="product" value={product._id} />
        <div className="grid grid-cols-1 content-start gap-1 sm:gap-3">
          <div className="flex flex-wrap items-baseline justify-between gap-x-4">
            <h2 id={nameId} lang={name.lang} className="text-xl wrap-anywhere max-sm:text-lg">
              <a
                href={localPath(language, productPath(product._id))}
                className="text-inherit no-underline hover:underline"
              >
                {name.text}
              </a>
            </h2>
            <p className="text-lg font-bold tabular-figures">
              {unit.text ? (
                <ShownIn message={messages.perUnit} texts={{ price: { text: price }, unit }} />
              ) : (
                price
              )}
            </p>
          </div>
          {product.styles.length > 0 && (
            <ul aria-label={messages.styles} className="flex flex-wrap gap-1 text-sm sm:gap-2">
              {stylesInLanguage(product, language).map(({ text, lang }) => (
                <li key={text} lang={lang} className="rounded-full bg-cloth px-2 sm:px-3 sm:py-0.5">
                  {text}
                </li>
              ))}
            </ul>
          )}
          <ProductDetails messages={messages} product={product} language={language} />
        </div>
        <div className="col-span-2 grid grid-cols-1 gap-2 sm:gap-3">
          <ProductDescription
            messages={messages}
            description={inLanguage(product, 'description', language)}
            nameId={nameId}
          />
          {choice.variant && (
            <ChoiceGroup
              legend={messages.variant}
              name="variant"
              options={product.variants.map((variant) => ({
                value: variant.type,
                ...labelOf(inLanguage(variant, 'type', language)),
              }))}
              defaultValue={product.variants[0]?.type}
              hint={hint.text}
              hintLang={hint.lang}
              className="choice-row"
            />
          )}
          {choice.colour && (
            <ChoiceGroup
              legend={messages.colour}
              name="colour"
              options={product.colorVariants.map((colour) => ({
                value: colour.color,
                ...labelOf(inLanguage(colour, 'color', language)),
              }))}
              defaultValue={product.colorVariants[0]?.color}
              className="choice-row"
            />
          )}
        </div>
        <div className="col-span-2 flex flex-wrap items-center justify-between gap-3 sm:mt-auto sm:pt-2">
          {words.text && (
            <p className="text-sm">
              <ShownIn message={messages.chosen} texts={{ words }} />
            </p>
          )}
          {product.soldOut ? (
            <p className="ml-auto flex min-h-11 items-center font-bold">{messages.soldOut}</p>
          ) : (
            <Button
              type="submit"
              className={orderable ? 'ml-auto' : 'needs-script ml-auto'}
              aria-describedby={nameId}
            >
              <span className="needs-script">{messages.addToCart}</span>
              {orderable && <span className="without-script">{messages.orderWithoutScript}</span>}
            </Button>
          )}
        </div>
      </form>
    </article>
  );
});

function labelOf({ text, lang }: ShownText) {
  return { label: text, lang };
}
