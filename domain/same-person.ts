import { personKey } from './person.ts';
import { samePhoneDigits } from './phone.ts';

/** By what a person is recognised; '' for what is not known. */
export type Person = { name: string; email: string; phone: string };

/** The same name, or another spelling of it, where nothing else or only a phone number says that it is the same person. */
type Likeness = 'other-contact' | 'other-spelling';

/** Whether two records are the same person: one name, and the email address or one of the phone numbers in common. */
export function isSamePerson(one: Person, other: Person): boolean {
  return (
    personKey(one.name) === personKey(other.name) && (haveOneEmail(one, other) || haveOnePhone(one, other))
  );
}

/**
 * In what two records are nearly the same person: their name alone, or a phone number and nearly the name. Undefined where they
 * are the same or clearly are not, and where nothing but a name is known of `listed`.
 */
export function likeness(listed: Person, stored: Person): Likeness | undefined {
  if (!hasContact(listed) || isSamePerson(listed, stored)) return undefined;
  if (personKey(listed.name) === personKey(stored.name)) return 'other-contact';
  return haveOnePhone(listed, stored) && areSpellings(personKey(listed.name), personKey(stored.name))
    ? 'other-spelling'
    : undefined;
}

/** What people have in common who may be the same one: a name or a phone number. Who has none of these in common is another. */
export function sharedTraits(person: Person): string[] {
  return [`name ${personKey(person.name)}`, ...phonesOf(person).map((digits) => `phone ${digits}`)];
}

function haveOneEmail(one: Person, other: Person): boolean {
  const email = personKey(one.email);
  return email !== '' && email === personKey(other.email);
}

function haveOnePhone(one: Person, other: Person): boolean {
  const phones = phonesOf(other);
  return phonesOf(one).some((phone) => phones.includes(phone));
}

function hasContact({ email, phone }: Person): boolean {
  return personKey(email) !== '' || personKey(phone) !== '';
}

function phonesOf({ phone }: Person): string[] {
  return samePhoneDigits(phone).filter((digits) => digits !== '');
}

// Asha Rao is Aasha Rao, and Asha. A family has one phone: Asha Rao is not Ravi Rao.
function areSpellings(one: string, other: string): boolean {
  const [fewer = [], more = []] = [one.split(' '), other.split(' ')].toSorted((a, b) => a.length - b.length);
  if (fewer.every((word) => more.includes(word))) return true;
  return fewer.length === more.length && fewer.every((word, at) => isNear(word, more[at] ?? ''));
}

// One letter more, less or other, where its first letter is the same and it is no initial; a double letter counts as one.
function isNear(one: string, other: string): boolean {
  const [short = [], long = []] = [one, other]
    .map((word) => Array.from(word.replaceAll(/(.)\1/gu, '$1')))
    .toSorted((a, b) => a.length - b.length);
  if (short[0] !== long[0] || long.length - short.length > 1) return false;
  const from = long.findIndex((letter, at) => letter !== short[at]);
  if (from === -1) return true;
  const rest = short.slice(long.length === short.length ? from + 1 : from);
  return short.length > 2 && rest.join('') === long.slice(from + 1).join('');
}
