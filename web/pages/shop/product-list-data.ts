import { chosenPicture, firstChoice } from '../../../domain/choice.ts';
import { inLanguage } from '../../../domain/in-language.ts';
import type { Product } from '../../../domain/product.ts';
import { rupeesFromPaise } from '../../../domain/rupees.ts';
import type { StructuredData } from '../../layout/structured-data.ts';
import { localPath } from '../../../domain/local-path.ts';
import type { PageContext } from '../../page-context.ts';
import { pages } from '../../pages.ts';
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
function productData({ siteUrl, language }: PageContext, product: Product): StructuredData {
  const picture = chosenPicture(product, firstChoice(product));
  return {
    '@type': 'Product',
    name: inLanguage(product, 'name', language).text,
    ...(picture ? { image: new URL(picture, siteUrl).href } : {}),
    offers: offers(siteUrl + localPath(language, pages.shop.path), product),
  };
}

function offers(url: string, product: Product): StructuredData {
  const prices = product.variants.length ? product.variants.map(({ price }) => price) : [product.price];
  const [lowest, highest] = [Math.min(...prices), Math.max(...prices)].map(rupeesFromPaise);
  const availability = `https://schema.org/${product.soldOut ? 'SoldOut' : 'InStock'}`;
  const common = { priceCurrency: 'INR', url, availability };
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
