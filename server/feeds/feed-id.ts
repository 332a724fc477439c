import { hash } from 'node:crypto';
import type { Choice } from '../../domain/choice.ts';
import { idFromName } from '../../domain/id-from-name.ts';
import type { Product } from '../../domain/product.ts';

// Google takes 50 characters, Meta 100.
const FIT = /^[A-Za-z0-9_-]{1,50}$/;
const HASH_LENGTH = 12;
const LONGEST_WORDS = 50 - HASH_LENGTH - 1;

/**
 * The id of a product or of a choice of it: at most 50 letters, digits, `-` and `_`, the same as long as its parts are. The
 * hash tells apart what reads the same without other letters.
 * @example feedId(bag) // 'jute-tote-bag'
 * @example feedId(bag, { variant: large, colour: indigo }) // 'jute-tote-bag-large-indigo-e1cbdc03cd3c'
 */
export function feedId({ _id }: Pick<Product, '_id'>, choice?: Choice): string {
  const parts = [_id, choice?.variant?.type, choice?.colour?.color].filter((part) => part !== undefined);
  if (parts.length === 1 && FIT.test(_id)) return _id;
  const words = idFromName(parts.join(' ')).slice(0, LONGEST_WORDS).replace(/-$/, '');
  const mark = hash('sha256', JSON.stringify(parts)).slice(0, HASH_LENGTH);
  return words ? `${words}-${mark}` : mark;
}
