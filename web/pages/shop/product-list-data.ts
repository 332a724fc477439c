import { chosenPicture, firstChoice } from '../../../domain/choice.ts';
import type { Product } from '../../../domain/product.ts';
import { rupeesFromPaise } from '../../../domain/rupees.ts';
import type { StructuredData } from '../../layout/structured-data.ts';
import { FIRST_SCREENS } from './shop-address.ts';

/** The shop's products as schema.org's Product with Offer, for search engines; at most the first screens. */
export function productListData(siteUrl: string, products: readonly Product[]): StructuredData[] {
  return [
    {
      '@type': 'ItemList',
      itemListElement: products.slice(0, FIRST_SCREENS).map((product, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        item: productData(siteUrl, product),
      })),
    },
  ];
}

// The description stands beside it on the page; the picture is the one that the card shows first.
function productData(siteUrl: string, product: Product): StructuredData {
  const picture = chosenPicture(product, firstChoice(product));
  return {
    '@type': 'Product',
    name: product.name,
    ...(picture ? { image: new URL(picture, siteUrl).href } : {}),
    offers: offers(siteUrl, product),
  };
}

function offers(siteUrl: string, product: Product): StructuredData {
  const prices = product.variants.length ? product.variants.map(({ price }) => price) : [product.price];
  const [lowest, highest] = [Math.min(...prices), Math.max(...prices)].map(rupeesFromPaise);
  const availability = `https://schema.org/${product.soldOut ? 'SoldOut' : 'InStock'}`;
  const common = { priceCurrency: 'INR', url: `${siteUrl}/shop`, availability };
  return lowest === highest
    ? { '@type': 'Offer', price: lowest, ...common }
    : {
        '@type': 'AggregateOffer',
        lowPrice: lowest,
        highPrice: highest,
        offerCount: prices.length,
        ...common,
      };
}
