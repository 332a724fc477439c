import { createHash } from 'node:crypto';
import type { Messages } from '../content/schemas/messages.ts';

const DIGITS = 10;
const versions = new WeakMap<Messages['privacy'], string>();

/**
 * The version of a privacy notice: the first digits of its texts' SHA-256, so that whoever changes a word, in a file or in
 * the desk, makes a new version.
 * @example noticeVersion(messages.en.privacy) // '3f9a1c07d2'
 */
export function noticeVersion(notice: Messages['privacy']): string {
  const known = versions.get(notice);
  if (known !== undefined) return known;
  const version = createHash('sha256').update(JSON.stringify(notice)).digest('hex').slice(0, DIGITS);
  versions.set(notice, version);
  return version;
}
