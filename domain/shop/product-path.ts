import type { Choice } from './choice.ts';

/**
 * The English path of a product's page, with a choice in its query where there is one.
 * @example productPath('jute-tote-bag', choice) // '/shop/jute-tote-bag?variant=Large&colour=Indigo'
 */
export function productPath(id: string, { variant, colour }: Partial<Choice> = {}): string {
  const parts = [
    ...(variant ? [`variant=${encoded(variant.type)}`] : []),
    ...(colour ? [`colour=${encoded(colour.color)}`] : []),
  ];
  return `/shop/${encoded(id)}${parts.length > 0 ? '?' : ''}${parts.join('&')}`;
}

// Half a letter, which no address can hold, would throw.
function encoded(text: string): string {
  return encodeURIComponent(text.toWellFormed());
}
