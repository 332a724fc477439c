import type { HomeProduct } from '../../../domain/home-product.ts';
import { Section } from '../../layout/section.tsx';
import { localPath } from '../../../domain/local-path.ts';
import type { PageContext } from '../../page-context.ts';
import { pages } from '../../pages.ts';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { ProductOnTheLine } from './product-on-the-line.tsx';

type FeaturedProductsProps = {
  context: PageContext;
  products: readonly HomeProduct[];
};

/** The home products, pegged to a line; where there are none, only the way to the shop. */
export function FeaturedProducts({ context, products }: FeaturedProductsProps) {
  const messages = context.messages.home.products;
  const shop = localPath(context.language, pages.shop.path);
  return (
    <Section
      heading={messages.heading}
      lead={messages.lead}
      ground="cloth"
      print="fish"
      className="overflow-x-clip"
    >
      {products.length > 0 && (
        <ul className="mb-10 grid grid-cols-2 gap-x-4 gap-y-10 pt-4 sm:gap-x-8 md:grid-cols-3">
          {products.map((product) => (
            <ProductOnTheLine key={product.id} product={product} language={context.language} to={shop} />
          ))}
        </ul>
      )}
      <ButtonLink to={shop} variant="secondary">
        {messages.all}
      </ButtonLink>
    </Section>
  );
}
