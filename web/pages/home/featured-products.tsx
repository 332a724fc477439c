import type { Messages } from '../../../content/schemas/messages.ts';
import type { HomeProduct } from '../../../domain/home-product.ts';
import { Section } from '../../layout/section.tsx';
import { pages } from '../../pages.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { ProductOnTheLine } from './product-on-the-line.tsx';

type FeaturedProductsProps = {
  messages: Messages['home']['products'];
  products: readonly HomeProduct[];
};

/** The home products, pegged to a line; where there are none, only the way to the shop. */
export function FeaturedProducts({ messages, products }: FeaturedProductsProps) {
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
            <ProductOnTheLine key={product.id} product={product} />
          ))}
        </ul>
      )}
      <ButtonLink to={pages.shop.path} variant="secondary">
        {messages.all}
      </ButtonLink>
    </Section>
  );
}
