import { randomInt } from 'node:crypto';
import { tokenHash } from './secret-token.ts';

const CODES = 10;
const ALPHABET = '23456789abcdefghjkmnpqrstvwxyz';

/** Ten new recovery codes such as `7k3m9-qxw2d`: each signs in once in place of an app's code. */
export function newRecoveryCodes(): string[] {
  return Array.from({ length: CODES }, () => `${randomText(5)}-${randomText(5)}`);
}

/** What is stored of a recovery code, however it is typed. */
export function recoveryCodeHash(code: string): string {
  return tokenHash(code.toLowerCase().replace(/[^a-z0-9]/g, ''));
}

function randomText(length: number): string {
  return Array.from({ length }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
}
