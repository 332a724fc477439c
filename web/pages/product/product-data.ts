import { nameWithChoice } from '../../../domain/line-words.ts';
import { allChoices, type Choice, chosenPicture, choiceWords } from '../../../domain/choice.ts';
import { inLanguage } from '../../../domain/in-language.ts';
import type { Product } from '../../../domain/product.ts';
import type { StructuredData } from '../../layout/structured-data.ts';
import type { PageContext } from '../../page-context.ts';
import { offerData, productAddress } from '../../product/offer-data.ts';

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
    url: productAddress(context, product),
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
  return {
    name: nameWithChoice(inLanguage(product, 'name', language).text, choiceWords(choice, language).text),
    // Whoever reads the feeds too knows by it that both are one.
    sku: feedId(product, choice),
    ...(picture ? { image: new URL(picture, siteUrl).href } : {}),
    ...(variant ? { size: inLanguage(variant, 'type', language).text } : {}),
    ...(colour ? { color: inLanguage(colour, 'color', language).text } : {}),
    offers: offerData(context, product, choice),
  };
}
