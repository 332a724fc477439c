import { type Choice, allChoices, chosenPrice } from '../../../domain/shop/choice.ts';
import { productPath } from '../../../domain/shop/product-path.ts';
import type { Product } from '../../../domain/shop/product.ts';
import { localPath } from '../../../domain/values/local-path.ts';
import { rupeesFromPaise } from '../../../domain/values/rupees.ts';
import type { StructuredData } from '../../layout/facts-for-machines.tsx';
import type { PageContext } from '../../page-context.ts';

/**
 * The price of a product and whether it can be ordered, as schema.org's Offer; that of all its choices is an AggregateOffer,
 * where their prices differ.
 */
export function offerData(context: PageContext, product: Product, choice?: Choice): StructuredData {
  const choices = choice ? [choice] : allChoices(product);
  const prices = choices.map((each) => chosenPrice(product, each));
  const [lowest, highest] = [Math.min(...prices), Math.max(...prices)];
  const common = {
    priceCurrency: 'INR',
    availability: `https://schema.org/${product.soldOut ? 'OutOfStock' : 'InStock'}`,
    itemCondition: 'https://schema.org/NewCondition',
    url: productAddress(context, product, choice),
  };
  if (lowest === highest) return { '@type': 'Offer', price: amount(lowest), ...common };
  return {
    '@type': 'AggregateOffer',
    lowPrice: amount(lowest),
    highPrice: amount(highest),
    offerCount: choices.length,
    ...common,
  };
}

/** The whole address of a product's page, with that choice, in the language of the page that names it. */
export function productAddress(
  { language, siteUrl }: Pick<PageContext, 'language' | 'siteUrl'>,
  { _id }: Product,
  choice?: Choice,
): string {
  return siteUrl + localPath(language, productPath(_id, choice));
}

function amount(paise: number): string {
  return rupeesFromPaise(paise).toFixed(2);
}
