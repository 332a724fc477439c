import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

const derive = promisify(argon2);

// OWASP's recommendation: 19 MiB, two passes, one lane.
const COST = { memory: 19_456, passes: 2, parallelism: 1 };
const TAG_BYTES = 32;

/** The argon2id hash of a password with a salt of its own, as `argon2id$<salt>$<hash>` in base64url. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16);
  const hash = await hashed(password, salt);
  return `argon2id$${salt.toString('base64url')}$${hash.toString('base64url')}`;
}

/**
 * Whether a password is the one of a hash. Takes as long where there is no hash ('') as where there is one, so that the
 * time does not tell which names exist.
 */
export async function isPassword(password: string, hash: string): Promise<boolean> {
  const [, salt, expected] = (hash || NOBODYS).split('$');
  const found = await hashed(password, Buffer.from(salt ?? '', 'base64url'));
  const bytes = Buffer.from(expected ?? '', 'base64url');
  return hash !== '' && bytes.length === found.length && timingSafeEqual(bytes, found);
}

const NOBODYS = `argon2id$${randomBytes(16).toString('base64url')}$`;

// Two ways of typing one letter (é) are one password.
function hashed(password: string, salt: Buffer): Promise<Buffer> {
  return derive('argon2id', {
    message: Buffer.from(password.normalize('NFKC')),
    nonce: salt,
    ...COST,
    tagLength: TAG_BYTES,
  });
}
