import type { HomeProduct } from '../../domain/shop/home-product.ts';
import { inLanguage } from '../../domain/values/in-language.ts';
import type { Language } from '../../domain/values/languages.ts';
import { formatRupees } from '../../domain/values/money.ts';
import { Picture } from '../pictures/picture.tsx';

type ProductOnTheLineProps = { product: HomeProduct; language: Language; to: string };

/** A home product: picture, name and price, all one link to the shop at `to`. */
export function ProductOnTheLine({ product, language, to }: ProductOnTheLineProps) {
  const name = inLanguage(product, 'name', language);
  return (
    <li className="relative flex max-sm:w-36 max-sm:shrink-0 before:absolute before:-inset-x-4 before:-top-2.5 before:h-0.5 before:bg-edge sm:before:-inset-x-8">
      <Peg className="left-[18%]" />
      <Peg className="right-[18%]" />
      <a
        href={to}
        className="group flex w-full flex-col rounded-patch bg-surface text-ink no-underline shadow-lift"
      >
        <Picture
          address={product.image}
          alt={inLanguage(product, 'alt', language).text}
          sizes="(min-width: 75rem) 23rem, (min-width: 48rem) 33vw, (min-width: 40rem) 44vw, 144px"
          className="aspect-4/3 w-full rounded-t-patch"
        />
        <span className="flex grow flex-wrap items-baseline justify-between gap-x-4 px-3 py-2.5 sm:px-5 sm:py-3">
          <span
            lang={name.lang}
            className="font-heading leading-tight font-bold wrap-anywhere group-hover:underline sm:text-xl"
          >
            {name.text}
          </span>{' '}
          <span className="font-bold sm:text-lg tabular-figures">{formatRupees(product.price)}</span>
        </span>
      </a>
    </li>
  );
}

function Peg({ className }: { className: string }) {
  return (
    <span
      aria-hidden="true"
      className={`absolute -top-4.5 z-1 h-8 w-2.5 rounded-full border border-edge bg-accent ${className}`}
    />
  );
}
