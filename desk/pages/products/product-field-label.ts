import type { DeskMessages } from '../../../content/schemas/desk-messages.ts';
import { fillIn } from '../../../domain/fill-in.ts';
import { fieldLabel } from '../../editing/field-label.ts';

/**
 * The label of a field of a product.
 * @example productFieldLabel(messages, 'variants.0.price') // 'Variant 1, Price'
 */
export function productFieldLabel(messages: DeskMessages, path: string): string {
  const [list = '', at, field = ''] = path.split('.');
  const { fields, variant, variants, colour, colours } = messages.products;
  if (list !== 'variants' && list !== 'colorVariants') return fieldLabel(messages, fields, path);
  if (at === undefined) return list === 'variants' ? variants : colours;
  const row = fillIn(list === 'variants' ? variant : colour, { number: Number(at) + 1 });
  return `${row}, ${fieldLabel(messages, fields, field)}`;
}
