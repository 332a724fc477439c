import type { DeskMessages } from '../../../content/schemas/desk-messages.ts';
import { fillIn } from '../../../domain/fill-in.ts';

/**
 * What a field of a product is called.
 * @example productFieldLabel(messages, 'variants.0.price') // 'Variant 1, Price'
 */
export function productFieldLabel(messages: DeskMessages['products'], path: string): string {
  const [list = '', at, field = ''] = path.split('.');
  const labels: Readonly<Record<string, string>> = messages.fields;
  if (list !== 'variants' && list !== 'colorVariants') return labels[path] ?? path;
  if (at === undefined) return list === 'variants' ? messages.variants : messages.colours;
  const row = fillIn(list === 'variants' ? messages.variant : messages.colour, { number: Number(at) + 1 });
  return `${row}, ${labels[field] ?? field}`;
}
