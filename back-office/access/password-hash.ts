import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

const derive = promisify(argon2);

// OWASP's recommendation: 19 MiB, two passes, one lane.
const COST = { memory: 19_456, passes: 2, parallelism: 1 };
const TAG_BYTES = 32;

/** A new salt for a hash: 16 random bytes. */
export function newSalt(): Buffer {
  return randomBytes(16);
}

/** The salt of a hash; a new one where it has none (''). */
export function saltOf(hash: string): Buffer {
  const [, salt] = hash.split('$');
  return salt === undefined ? newSalt() : Buffer.from(salt, 'base64url');
}

/** The argon2id hash of a password with a salt of its own, as `argon2id$<salt>$<hash>` in base64url. */
export async function hashPassword(password: string, salt = newSalt()): Promise<string> {
  const hash = await derive('argon2id', {
    // Two ways of typing one letter (é) are one password.
    message: Buffer.from(password.normalize('NFKC')),
    nonce: salt,
    ...COST,
    tagLength: TAG_BYTES,
  });
  return `argon2id$${salt.toString('base64url')}$${hash.toString('base64url')}`;
}

/**
 * Whether a password is the one of a hash. Takes as long where there is no hash ('') as where there is one, so that the
 * time does not tell which names exist.
 */
export async function isPassword(password: string, hash: string): Promise<boolean> {
  return isSameHash(await hashPassword(password, saltOf(hash)), hash);
}

/** Whether two hashes are the same, in a time that does not tell how much of them is. */
export function isSameHash(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}
