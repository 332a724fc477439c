import { randomInt } from 'node:crypto';
import { tokenHash } from './secret-token.ts';

const CODES = 10;
const GROUPS = 3;

/** Ten new recovery codes such as `4821 0937 5526`: each signs in once in place of an app's code. */
export function newRecoveryCodes(): string[] {
  return Array.from({ length: CODES }, () => Array.from({ length: GROUPS }, fourDigits).join(' '));
}

/** What is stored of a recovery code, however it is spaced. */
export function recoveryCodeHash(code: string): string {
  return tokenHash(code.replace(/\D/g, ''));
}

// Digits only: a phone shows its number keys for them as for an app's code.
function fourDigits(): string {
  return String(randomInt(10_000)).padStart(4, '0');
}
