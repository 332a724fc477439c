import { gcm } from '@noble/ciphers/aes.js';
import { bytesToHex, bytesToUtf8, hexToBytes, managedNonce, utf8ToBytes } from '@noble/ciphers/utils.js';

// Web Crypto answers too late for a page that closes, and is missing on plain http.
const cipher = managedNonce(gcm);

/** Encrypts a text with a key of 64 hex digits, for the place where it is kept. */
export function seal(text: string, key: string, place: string): string {
  return bytesToHex(cipher(hexToBytes(key), utf8ToBytes(place)).encrypt(utf8ToBytes(text)));
}

/** The text that was encrypted; undefined where that was done with another key or for another place. */
export function unseal(sealed: string, key: string, place: string): string | undefined {
  try {
    return bytesToUtf8(cipher(hexToBytes(key), utf8ToBytes(place)).decrypt(hexToBytes(sealed)));
  } catch {
    return undefined;
  }
}
