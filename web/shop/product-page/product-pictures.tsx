import type { MouseEvent, ReactNode } from 'react';
import {
  type Choice,
  choiceWords,
  chooseColour,
  chooseVariant,
  chosenPicture,
} from '../../../domain/shop/choice.ts';
import { nameWithChoice } from '../../../domain/shop/line-words.ts';
import { productPath } from '../../../domain/shop/product-path.ts';
import type { Product } from '../../../domain/shop/product.ts';
import { fillIn } from '../../../domain/values/fill-in.ts';
import { inLanguage } from '../../../domain/values/in-language.ts';
import type { Language } from '../../../domain/values/languages.ts';
import { localPath } from '../../../domain/values/local-path.ts';
import type { Messages } from '../../../texts/schemas/messages.ts';
import { Icon } from '../../../ui/icon.tsx';
import { isPlainPress } from '../../../ui/is-plain-press.ts';
import { Picture } from '../../pictures/picture.tsx';
import { PictureDialog } from '../product/picture-dialog.tsx';
import type { DetailMessages } from '../product/product-details.tsx';

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
export function ProductPictures({ messages, product, choice, language, onChoose }: ProductPicturesProps) {
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
        <FullSizePicture
          messages={messages.shop}
          name={inLanguage(product, 'name', language).text}
          address={address}
          alt={shownAlt}
        >
          <span className="grid size-11 place-items-center rounded-full bg-surface text-primary shadow-lift">
            <Icon name="fullscreen" />
          </span>
        </FullSizePicture>
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

/** The messages of the shop that the island of a product's page needs. */
export const choiceMessages = [
  'variant',
  'colour',
  'chosen',
  'styles',
  'perUnit',
  'addToCart',
  'orderWithoutScript',
  'viewPicture',
  'closePicture',
] as const satisfies readonly (keyof Messages['shop'])[];

/** The messages of a product's page that its island needs. */
export const productMessages = [
  'morePictures',
  'showChoice',
  'share',
] as const satisfies readonly (keyof Messages['product'])[];

/** The words about a product that is sold out. */
export type SoldOutMessages = { label: string } & Pick<Messages['product'], 'soldOut' | 'ask'>;

export type ChoiceMessages = Pick<Messages['shop'], (typeof choiceMessages)[number]> & DetailMessages;

export type ProductMessages = Pick<Messages['product'], (typeof productMessages)[number]>;

const DIALOG = 'full-size';

type FullSizePictureProps = {
  messages: Pick<Messages['shop'], 'viewPicture' | 'closePicture'>;
  /** The name of the product. */
  name: string;
  address: string;
  alt: string;
  /** A mark in the corner that says so; for eyes only. */
  children?: ReactNode;
};

/**
 * Lies over a picture: a press opens it full size, in a dialog that needs no React and fetches the large picture only then;
 * without script the picture's file. Nothing where there is no picture.
 */
function FullSizePicture({ children, ...picture }: FullSizePictureProps) {
  const { messages, name, address } = picture;
  const label = fillIn(messages.viewPicture, { name });
  if (address.trim() === '') return null;
  return (
    <>
      <button
        type="button"
        aria-label={label}
        aria-haspopup="dialog"
        command="show-modal"
        commandfor={DIALOG}
        className={`needs-script ${overLook}`}
      >
        {children}
      </button>
      <a href={address} aria-label={label} className={`without-script ${overLook}`}>
        {children}
      </a>
      <PictureDialog {...picture} id={DIALOG} />
    </>
  );
}

const overLook = 'absolute inset-0 grid place-items-end rounded-patch p-2 print:hidden';

/** The alt text for the picture of a choice: the text of the product's own picture, else name and choice. */
export function chosenPictureAlt(product: Product, choice: Choice, language: Language): string {
  const written =
    chosenPicture(product, choice) === product.imageURL && inLanguage(product, 'alt', language).text;
  const name = inLanguage(product, 'name', language).text;
  return written || nameWithChoice(name, choiceWords(choice, language).text);
}
