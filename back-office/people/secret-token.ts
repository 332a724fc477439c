import { createHash, randomBytes } from 'node:crypto';

/** A new secret for a link or a cookie: 32 random bytes as base64url. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/** The hash of a token, as it is stored: reading the database gives no token. A random token needs no slow hash. */
export function tokenHash(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
