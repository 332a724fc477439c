import * as home from '../../../content/home.ts';
import type { HomeProduct } from '../../../domain/home-product.ts';
import { Section } from '../../layout/section.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import { ProductOnTheLine } from './product-on-the-line.tsx';

const words = home.products;

/** The home products, pegged to a line; where there are none, only the way to the shop. */
export function FeaturedProducts({ products }: { products: readonly HomeProduct[] }) {
  return (
    <Section
      heading={words.heading}
      lead={words.lead}
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
      <ButtonLink to={words.all.to} variant="secondary">
        {words.all.label}
      </ButtonLink>
    </Section>
  );
}
