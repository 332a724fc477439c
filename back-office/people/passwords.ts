import { argon2, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { Secret, TOTP } from 'otpauth';
import { latinDigits } from '../../domain/values/latin-digits.ts';
import type { Repositories } from '../../storage/create-repositories.ts';
import { logChange } from '../log/log.ts';
import { tokenHash } from './secret-token.ts';
import { type SignedIn, holdSignedIn } from './sessions.ts';

/** A password that someone chooses, the secret that their app was given, and the code that it shows for it. */
type NewPassword = { password: string; secret: string; code: string };

/** The reasons for which a new password and the code of the app are refused; empty where both are good. */
export type NewPasswordProblems = { password?: PasswordProblem; code?: 'wrong' };

/**
 * Sets the password and the authenticator app by which someone signs in, and signs them out on their other devices; gives
 * what is wrong, where nothing was changed. `siteName` is no part of a good password. Throws an AccessEnded where they were
 * signed out meanwhile.
 */
export async function setPassword(
  repositories: Repositories,
  signedIn: SignedIn,
  { password, secret, code }: NewPassword,
  siteName: string,
  now = new Date(),
): Promise<NewPasswordProblems> {
  const { person, session } = signedIn;
  const wrong = await passwordProblem(password, [person.name, siteName]);
  const isProved = authenticatorStep(secret, code, now.getTime()) !== undefined;
  if (wrong !== undefined || !isProved)
    return { ...(wrong !== undefined && { password: wrong }), ...(!isProved && { code: 'wrong' }) };
  const passwordHash = await hashPassword(password);
  await repositories.inTransaction(async (all) => {
    // Nothing else changes the secrets meanwhile, and the hashing took a moment.
    await holdSignedIn(all, signedIn, now);
    const before = await all.people.secrets(person.id);
    // The code that proves the app may still sign in: it is on the screen for half a minute.
    await all.people.saveSecrets(person.id, { ...before, passwordHash, totpSecret: secret, totpStep: 0 });
    await all.sessions.removeOthersOf(person.id, session.tokenHash);
    await logChange(
      all,
      person,
      { action: 'set-password', kind: 'person', id: person.id, name: person.name },
      now,
    );
  });
  return {};
}

/**
 * Whether a password is the one of a hash. Takes as long where there is no hash ('') as where there is one, so that the
 * time does not tell which names exist.
 */
export async function isPassword(password: string, hash: string): Promise<boolean> {
  return isSameHash(await hashPassword(password, saltOf(hash)), hash);
}

// OWASP's recommendation: 19 MiB, two passes, one lane.
const COST = { memory: 19_456, passes: 2, parallelism: 1 };
const TAG_BYTES = 32;

/** The argon2id hash of a password with a salt of its own, as `argon2id$<salt>$<hash>` in base64url. */
export async function hashPassword(password: string, salt = newSalt()): Promise<string> {
  // Promisified at each call: tests put a cheap one in its place.
  const hash = await promisify(argon2)('argon2id', {
    // Two ways of typing one letter (é) are one password.
    message: Buffer.from(password.normalize('NFKC')),
    nonce: salt,
    ...COST,
    tagLength: TAG_BYTES,
  });
  return `argon2id$${salt.toString('base64url')}$${hash.toString('base64url')}`;
}

/** The salt of a hash; a new one where it has none (''). */
function saltOf(hash: string): Buffer {
  const [, salt] = hash.split('$');
  return salt === undefined ? newSalt() : Buffer.from(salt, 'base64url');
}

function newSalt(): Buffer {
  return randomBytes(16);
}

/** Whether two hashes are the same, in a time that does not tell how much of them is. */
function isSameHash(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}

/** The reasons for which a new password is refused. */
type PasswordProblem = 'missing' | 'too-short' | 'too-long' | 'common';

const SHORTEST = 12;
const LONGEST = 200;
// Two words out of 8,000 with a sign between take fewer, three that are no common passwords take more.
const FEWEST_GUESSES = 1e9;

/**
 * The reason for which a new password is refused: it is shorter than 12 characters, longer than 200, or one that is
 * guessed first (common words and names with digits, rows of keys, repetitions); undefined where it is good. `names`
 * are those of the person and of the foundation.
 */
export async function passwordProblem(
  password: string,
  names: readonly string[],
): Promise<PasswordProblem | undefined> {
  const { length } = Array.from(password);
  if (length === 0) return 'missing';
  if (length < SHORTEST) return 'too-short';
  if (length > LONGEST) return 'too-long';
  // Only a site on which someone chooses a password loads the lists of common ones, which take 30 MB of memory.
  const { passwordGuesses } = await import('./password-strength.ts');
  return passwordGuesses(password, names) < FEWEST_GUESSES ? 'common' : undefined;
}

// One step back and one ahead: a phone's clock is off by some seconds, and typing takes some.
const WINDOW = 1;
const PERIOD_S = 30;

/** A new secret for an authenticator app, in base32. */
export function newAuthenticatorSecret(): string {
  return new Secret({ size: 20 }).base32;
}

/** The `otpauth://` address that an authenticator app reads, typed or as a QR code. */
export function authenticatorAddress(secret: string, { site, name }: { site: string; name: string }): string {
  return totpOf(secret, site, name).toString();
}

/** A code that someone typed, and the stored recovery code that it is ('' for none). */
type TypedCode = { code: string; recoveryCode: string };

/** Whether a code is of a person's app, or one of their recovery codes ('' is nobody's id); it can't be used again, not even at the same time. */
export async function useCode(
  { people }: Pick<Repositories, 'people'>,
  personId: string,
  { code, recoveryCode }: TypedCode,
  now: Date,
): Promise<boolean> {
  const { totpSecret } = await people.secrets(personId);
  const step = authenticatorStep(totpSecret, code, now.getTime());
  return step === undefined
    ? people.useRecoveryCode(personId, recoveryCode)
    : people.useTotpStep(personId, step);
}

/** The time step (RFC 6238) of a code of six digits at that moment, in ms; undefined where the code is wrong. */
function authenticatorStep(secret: string, code: string, nowMs: number): number | undefined {
  if (secret === '') return undefined;
  const token = latinDigits(code).replaceAll(/[\s\p{Cf}]/gu, '');
  if (!/^\d{6}$/.test(token)) return undefined;
  const delta = totpOf(secret).validate({ token, timestamp: nowMs, window: WINDOW });
  return delta === null ? undefined : Math.floor(nowMs / 1000 / PERIOD_S) + delta;
}

function totpOf(secret: string, issuer = '', label = ''): TOTP {
  return new TOTP({ secret: Secret.fromBase32(secret), issuer, label, digits: 6, period: PERIOD_S });
}

const CODES = 10;
const GROUPS = 3;
const DIGITS = 12;

/**
 * Gives someone ten new recovery codes, which nobody can read again; the old ones stop working. Throws an AccessEnded where
 * they were signed out meanwhile.
 */
export async function renewRecoveryCodes(
  repositories: Repositories,
  signedIn: SignedIn,
  now = new Date(),
): Promise<string[]> {
  const { person } = signedIn;
  const codes = newRecoveryCodes();
  const recoveryCodes = await hashRecoveryCodes(codes);
  await repositories.inTransaction(async (all) => {
    await holdSignedIn(all, signedIn, now);
    const secrets = await all.people.secrets(person.id);
    await all.people.saveSecrets(person.id, { ...secrets, recoveryCodes });
    await logChange(
      all,
      person,
      { action: 'renew-recovery-codes', kind: 'person', id: person.id, name: person.name },
      now,
    );
  });
  return codes;
}

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

// Digits only: a phone shows its number keys for them as for an app's code.
function fourDigits(): string {
  return String(randomInt(10_000)).padStart(4, '0');
}

function digitsOf(code: string): string {
  return latinDigits(code).replaceAll(/\D/g, '');
}
