import { chosenPicture, firstChoice } from '../../../domain/choice.ts';
import { inLanguage } from '../../../domain/in-language.ts';
import type { Product } from '../../../domain/product.ts';
import type { StructuredData } from '../../layout/structured-data.ts';
import type { PageContext } from '../../page-context.ts';
import { offerData } from '../../product/offer-data.ts';
import { FIRST_SCREENS } from './shop-address.ts';

/** The shop's products as schema.org's Product with Offer, for search engines; at most the first screens. */
export function productListData(context: PageContext, products: readonly Product[]): StructuredData[] {
  return [
    {
      '@type': 'ItemList',
      itemListElement: products.slice(0, FIRST_SCREENS).map((product, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        item: productData(context, product),
      })),
    },
  ];
}

// The description stands beside it on the page; the picture is the one that the card shows first.
function productData(context: PageContext, product: Product): StructuredData {
  const picture = chosenPicture(product, firstChoice(product));
  return {
    '@type': 'Product',
    name: inLanguage(product, 'name', context.language).text,
    ...(picture ? { image: new URL(picture, context.siteUrl).href } : {}),
    offers: offerData(context, product),
  };
}
