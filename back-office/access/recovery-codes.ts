import { randomInt } from 'node:crypto';
import { hashPassword, isSameHash, newSalt, saltOf } from './password-hash.ts';
import { tokenHash } from './secret-token.ts';

const CODES = 10;
const GROUPS = 3;
const DIGITS = 12;

/** Ten new recovery codes such as `4821 0937 5526`: each signs in once in place of an app's code. */
export function newRecoveryCodes(): string[] {
  return Array.from({ length: CODES }, () => Array.from({ length: GROUPS }, fourDigits).join(' '));
}

/** The stored form of someone's recovery codes: a slow hash of each, all with one salt, so that one look finds any of them. */
export function hashRecoveryCodes(codes: readonly string[]): Promise<string[]> {
  const salt = newSalt();
  return Promise.all(codes.map((code) => hashPassword(digitsOf(code), salt)));
}

/**
 * The one of someone's stored recovery codes that a typed code is, however it is spaced; '' where it is none of them. Takes
 * as long where nothing is stored: the time tells only whether what was typed has as many digits as a code. Call it
 * outside of a transaction, which would make others wait for it.
 */
export async function usedRecoveryCode(typed: string, stored: readonly string[]): Promise<string> {
  const code = digitsOf(typed);
  if (code.length !== DIGITS) return '';
  const hash = await hashPassword(code, saltOf(stored[0] ?? ''));
  // Codes of before the salts; it can go once nobody has any: `recovery_codes` without `argon2id` in the table `people`.
  const oldHash = tokenHash(code);
  return stored.find((each) => isSameHash(each, hash) || isSameHash(each, oldHash)) ?? '';
}

function digitsOf(code: string): string {
  return code.replace(/\D/g, '');
}

// Digits only: a phone shows its number keys for them as for an app's code.
function fourDigits(): string {
  return String(randomInt(10_000)).padStart(4, '0');
}
