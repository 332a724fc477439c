import { nameWithChoice } from '../../../domain/line-words.ts';
import { allChoices, type Choice, chosenPicture, chosenPrice, choiceWords } from '../../../domain/choice.ts';
import { inLanguage } from '../../../domain/in-language.ts';
import { productPath } from '../../../domain/product-path.ts';
import type { Product } from '../../../domain/product.ts';
import { rupeesFromPaise } from '../../../domain/rupees.ts';
import type { StructuredData } from '../../layout/structured-data.ts';
import { localPath } from '../../../domain/local-path.ts';
import type { PageContext } from '../../page-context.ts';

/**
 * A product as schema.org's Product with an Offer, for search engines; one with choices is a ProductGroup of one Product for
 * each of them.
 */
export function productData(context: PageContext, product: Product): StructuredData {
  const { facts, feedId, language } = context;
  const choices = allChoices(product);
  const common = {
    name: inLanguage(product, 'name', language).text,
    description: inLanguage(product, 'description', language).text,
    url: addressOf(context, product),
    brand: { '@type': 'Brand', name: facts.name },
    ...(product.category ? { category: product.category } : {}),
  };
  const [only] = choices;
  if (choices.length === 1 && only)
    return { '@type': 'Product', ...common, ...variantData(context, product, only) };
  return {
    '@type': 'ProductGroup',
    ...common,
    productGroupID: feedId(product),
    variesBy: [
      ...(product.variants.length > 0 ? ['https://schema.org/size'] : []),
      ...(product.colorVariants.length > 0 ? ['https://schema.org/color'] : []),
    ],
    hasVariant: choices.map((choice) => ({ '@type': 'Product', ...variantData(context, product, choice) })),
  };
}

function variantData(context: PageContext, product: Product, choice: Choice) {
  const { feedId, language, siteUrl } = context;
  const { variant, colour } = choice;
  const picture = chosenPicture(product, choice);
  const url = addressOf(context, product, choice);
  const availability = `https://schema.org/${product.soldOut ? 'OutOfStock' : 'InStock'}`;
  return {
    name: nameWithChoice(inLanguage(product, 'name', language).text, choiceWords(choice, language).text),
    // Whoever reads the feeds too knows by it that both are one.
    sku: feedId(product, choice),
    ...(picture ? { image: new URL(picture, siteUrl).href } : {}),
    ...(variant ? { size: inLanguage(variant, 'type', language).text } : {}),
    ...(colour ? { color: inLanguage(colour, 'color', language).text } : {}),
    offers: {
      '@type': 'Offer',
      price: rupeesFromPaise(chosenPrice(product, choice)).toFixed(2),
      priceCurrency: 'INR',
      availability,
      itemCondition: 'https://schema.org/NewCondition',
      url,
    },
  };
}

function addressOf({ language, siteUrl }: PageContext, { _id }: Product, choice?: Choice): string {
  return siteUrl + localPath(language, productPath(_id, choice));
}
