import { hash } from 'node:crypto';
import { idFromName } from '../../domain/id-from-name.ts';

// Google takes 50 characters, Meta 100.
const FIT = /^[A-Za-z0-9_-]{1,50}$/;
const HASH_LENGTH = 12;
const LONGEST_WORDS = 50 - HASH_LENGTH - 1;

/**
 * The id of a product or of a choice of it: at most 50 letters, digits, `-` and `_`, the same as long as its parts are. The
 * hash tells apart what reads the same without other letters.
 * @example feedId('jute-tote-bag') // 'jute-tote-bag'
 * @example feedId('jute-tote-bag', 'Large', 'Indigo') // 'jute-tote-bag-large-indigo-e1cbdc03cd3c'
 */
export function feedId(productId: string, ...choice: readonly string[]): string {
  if (choice.length === 0 && FIT.test(productId)) return productId;
  const parts = [productId, ...choice];
  const words = idFromName(parts.join(' ')).slice(0, LONGEST_WORDS).replace(/-$/, '');
  const mark = hash('sha256', JSON.stringify(parts)).slice(0, HASH_LENGTH);
  return words ? `${words}-${mark}` : mark;
}
