import { chosenPicture, chosenPrice, firstChoice } from '../../../domain/choice.ts';
import { inLanguage } from '../../../domain/in-language.ts';
import { formatRupees } from '../../../domain/money.ts';
import { productPath } from '../../../domain/product-path.ts';
import type { Product } from '../../../domain/product.ts';
import { Section } from '../../layout/section.tsx';
import { localPath } from '../../../domain/local-path.ts';
import type { PageContext } from '../../page-context.ts';
import { pages } from '../../pages.ts';
import { Picture } from '../../pictures/picture.tsx';
import { ButtonLink } from '../../../ui/button-link.tsx';

type RelatedSectionProps = { context: PageContext; products: readonly Product[] };

/** Other products, each a link to its page, and the way back to the shop. */
export function RelatedSection({ context, products }: RelatedSectionProps) {
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
      <ButtonLink to={localPath(language, pages.shop.path)} variant="secondary">
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
