import type { MouseEvent } from 'react';
import { type Choice, chooseColour, chooseVariant, chosenPicture } from '../../../domain/choice.ts';
import { inLanguage } from '../../../domain/in-language.ts';
import type { Language } from '../../../domain/languages.ts';
import { productPath } from '../../../domain/product-path.ts';
import type { Product } from '../../../domain/product.ts';
import { localPath } from '../../../domain/local-path.ts';
import { Picture } from '../../pictures/picture.tsx';
import { isPlainPress } from '../../../ui/is-plain-press.ts';
import { chosenPictureAlt } from './chosen-picture-alt.ts';
import { FullSizePicture } from './full-size-picture.tsx';
import type { ChoiceMessages, ProductMessages } from './product-messages.ts';

// A phone's width without the page's edges; half of a wide page.
const LARGE_WIDTHS = '(min-width: 75rem) 36rem, (min-width: 64rem) 48vw, calc(100vw - 2.5rem)';
const SMALL_WIDTHS = '6rem';

type ProductPicturesProps = {
  messages: { shop: ChoiceMessages; product: ProductMessages };
  product: Product;
  choice: Choice;
  language: Language;
  onChoose: (change: (now: Choice) => Choice) => void;
};

/** The picture of what is chosen, large, and small ones of the other variants and colours, which choose them. */
export function ProductPictures(props: ProductPicturesProps) {
  const { messages, product, choice, language, onChoose } = props;
  const address = chosenPicture(product, choice);
  const shownAlt = chosenPictureAlt(product, choice, language);
  const others = otherPictures(product, choice, address);
  return (
    <div className="grid content-start gap-3">
      <div className="relative">
        <Picture
          address={address}
          alt={shownAlt}
          sizes={LARGE_WIDTHS}
          priority
          className="aspect-4/3 w-full rounded-patch shadow-lift"
        />
        {address.trim() !== '' && (
          <FullSizePicture
            messages={messages.shop}
            address={address}
            name={inLanguage(product, 'name', language).text}
            alt={shownAlt}
          />
        )}
      </div>
      {others.length > 0 && (
        <ul aria-label={messages.product.morePictures} className="flex flex-wrap gap-2">
          {others.map(({ picture, path, next, alt }) => (
            <li key={picture}>
              <a
                href={localPath(language, path)}
                onClick={(event: MouseEvent) => {
                  if (!isPlainPress(event)) return;
                  event.preventDefault();
                  onChoose(next);
                }}
                className="block rounded-patch"
              >
                <Picture
                  address={picture}
                  alt={alt(language)}
                  sizes={SMALL_WIDTHS}
                  className="size-16 rounded-patch sm:size-24"
                />
              </a>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** Each picture of a variant or colour that is not shown: the choice after a press on it, and its address. */
function otherPictures(product: Product, choice: Choice, shown: string) {
  const { _id: id, variants, colorVariants } = product;
  const all = [
    ...variants.map((variant) => ({
      picture: variant.imageURL,
      // A colour in the address would show its own picture.
      path: productPath(id, { variant }),
      next: (now: Choice) => chooseVariant(product, now, variant.type),
      alt: (language: Language) => inLanguage(variant, 'type', language).text,
    })),
    ...colorVariants.map((colour) => ({
      picture: colour.imageURL,
      path: productPath(id, { variant: choice.variant, colour }),
      next: (now: Choice) => chooseColour(product, now, colour.color),
      alt: (language: Language) => inLanguage(colour, 'color', language).text,
    })),
  ];
  return all.filter(
    ({ picture }, at) =>
      picture !== '' && picture !== shown && all.findIndex((each) => each.picture === picture) === at,
  );
}
