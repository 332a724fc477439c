import * as v from 'valibot';
import { type FieldProblem, cleanText, requiredText } from './plain-text.ts';

// Servers and browsers have it; this folder is compiled without the types of either.
declare const URL: new (address: string) => { hostname: string };

const notAnEmail: FieldProblem = 'not-an-email';

// The email addresses that browsers accept (WHATWG HTML), with a dot in the domain. Letters of other scripts before the @ are
// refused, as browsers refuse them: few mail servers take such an address.
const address =
  /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?)+$/i;

/** A schema for an email address that must be there. */
export const emailSchema = v.pipe(requiredText(254, cleanEmail), v.regex(address, notAnEmail));

/**
 * An email address as `cleanText`, without the characters that nobody sees and that come along when it is copied, and its
 * domain in ASCII, as browsers send it and every mail program takes it.
 * @example cleanEmail('asha@उदाहरण.भारत') // 'asha@xn--p1b6ci4b4b3a.xn--h2brj9c'
 */
export function cleanEmail(text: string): string {
  const clean = cleanText(text.replaceAll(/\p{Cf}/gu, ''));
  const at = clean.lastIndexOf('@') + 1;
  return at === 0 ? clean : clean.slice(0, at) + asciiDomain(clean.slice(at));
}

const letters = /^[\p{L}\p{M}\p{N}.-]+$/u;
const asciiLetters = /^[\w.-]+$/;

function asciiDomain(domain: string): string {
  if (!letters.test(domain) || asciiLetters.test(domain)) return domain;
  try {
    return new URL(`http://${domain}`).hostname;
  } catch {
    return domain;
  }
}
