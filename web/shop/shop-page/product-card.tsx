import { type SubmitEvent, memo, useId, useState } from 'react';
import { choiceWords, chosenPicture, chosenPrice, firstChoice } from '../../../domain/shop/choice.ts';
import { productPath } from '../../../domain/shop/product-path.ts';
import type { Product } from '../../../domain/shop/product.ts';
import { fillIn } from '../../../domain/values/fill-in.ts';
import { inLanguage } from '../../../domain/values/in-language.ts';
import type { Language } from '../../../domain/values/languages.ts';
import { localPath } from '../../../domain/values/local-path.ts';
import { formatRupees } from '../../../domain/values/money.ts';
import { Button } from '../../../ui/button.tsx';
import { ACROSS_A_PHONE, Picture } from '../../pictures/picture.tsx';
import { addToCart } from '../product/add-to-cart.ts';
import { PictureDialog } from '../product/picture-dialog.tsx';
import { ChoiceFields, useChoice } from '../product/product-choice.tsx';
import { hasDetails, ProductDetails, ProductTags } from '../product/product-details.tsx';
import { ShownIn } from '../product/shown-in.tsx';
import type { ShopMessages } from './shop-address.ts';

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
  const { messages, language, product, orderable } = props;
  const nameId = useId();
  const { form, choice, read } = useChoice(product, () => firstChoice(product));

  const add = (event: SubmitEvent<HTMLFormElement>) => addToCart(event, read(), props);
  const name = inLanguage(product, 'name', language);
  const unit = inLanguage(product, 'unit', language);
  const price = formatRupees(chosenPrice(product, choice));
  const words = choiceWords(choice, language);
  const picture = chosenPicture(product, choice);
  const alt = inLanguage(product, 'alt', language).text;
  return (
    <article
      aria-labelledby={nameId}
      tabIndex={-1}
      className="flex w-full flex-col gap-2 rounded-patch bg-surface p-3 shadow-lift sm:p-4"
    >
      <ProductPicture
        {...props}
        address={picture}
        name={name.text}
        // The text was written for the product's own picture.
        alt={(picture === product.imageURL && alt) || name.text}
      />
      <form ref={form} method="post" onSubmit={add} className="contents">
        <input type="hidden" name="product" value={product._id} />
        <div className="flex flex-wrap items-baseline justify-between gap-x-4">
          <h2 id={nameId} lang={name.lang} className="text-xl wrap-anywhere">
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
        <ProductTags product={product} label={messages.styles} language={language} />
        <ProductDescription {...props} nameId={nameId} />
        <ChoiceFields messages={messages} product={product} choice={choice} language={language} hidesNames />
        <div className="mt-auto flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
          {words.text && (
            <p className="text-sm">
              <ShownIn message={messages.chosen} texts={{ words }} />
            </p>
          )}
          {product.soldOut ? (
            <p className="ml-auto flex min-h-11 items-center font-bold text-danger">{messages.soldOut}</p>
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

// The columns of the shop's grid, without the page's edges and the gaps between them.
const CARD_WIDTHS = `(min-width: 64rem) 23rem, (min-width: 40rem) calc(50vw - 2.75rem), ${ACROSS_A_PHONE}`;

type ProductPictureProps = ProductCardProps & { address: string; name: string; alt: string };

function ProductPicture({ messages, address, name, alt, priority }: ProductPictureProps) {
  const [isOpen, setOpen] = useState(false);
  const dialog = useId();
  return (
    <>
      <button
        type="button"
        aria-label={fillIn(messages.viewPicture, { name })}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        className="-mx-3 -mt-3 block aspect-4/3 overflow-hidden rounded-t-patch sm:-mx-4 sm:-mt-4"
      >
        <Picture address={address} alt={alt} sizes={CARD_WIDTHS} priority={priority} className="size-full" />
      </button>
      {isOpen && (
        <PictureDialog
          id={dialog}
          messages={messages}
          name={name}
          address={address}
          alt={alt}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}

// Such a text is one line on most phones. A longer one is cut, whatever the size of the letters.
const SHORT_LENGTH = 36;

type ProductDescriptionProps = ProductCardProps & { nameId: string };

/** The first line of a product's description; a button shows the rest, and the details. */
function ProductDescription({ messages, language, product, nameId }: ProductDescriptionProps) {
  const [isOpen, setOpen] = useState(false);
  const { text, lang } = inLanguage(product, 'description', language);
  if (text.length <= SHORT_LENGTH && !hasDetails(messages, product))
    return (
      <p lang={lang} className="text-sm text-muted">
        {text}
      </p>
    );
  return (
    <div className="text-sm text-muted">
      <div className={isOpen ? '' : 'flex items-baseline gap-x-2'}>
        <p lang={lang} className={isOpen ? '' : 'line-clamp-1 noscript:line-clamp-none'}>
          {text}
        </p>
        <button
          type="button"
          aria-expanded={isOpen}
          aria-describedby={nameId}
          onClick={() => setOpen(!isOpen)}
          className="needs-script relative -my-2.5 min-h-11 min-w-11 shrink-0 text-left font-semibold text-primary underline"
        >
          {isOpen ? messages.less : messages.more}
        </button>
      </div>
      <div className={isOpen ? '' : 'without-script'}>
        <ProductDetails messages={messages} product={product} language={language} />
      </div>
    </div>
  );
}
