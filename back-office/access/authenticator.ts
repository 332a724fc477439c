import { Secret, TOTP } from 'otpauth';

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

/** The time step (RFC 6238) of a code of six digits at that moment, in ms; undefined where the code is wrong. */
export function authenticatorStep(secret: string, code: string, nowMs: number): number | undefined {
  if (secret === '') return undefined;
  const token = code.replace(/\s/g, '');
  if (!/^\d{6}$/.test(token)) return undefined;
  const delta = totpOf(secret).validate({ token, timestamp: nowMs, window: WINDOW });
  return delta === null ? undefined : Math.floor(nowMs / 1000 / PERIOD_S) + delta;
}

function totpOf(secret: string, issuer = '', label = ''): TOTP {
  return new TOTP({ secret: Secret.fromBase32(secret), issuer, label, digits: 6, period: PERIOD_S });
}
