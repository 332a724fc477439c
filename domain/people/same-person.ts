import { latinFromDevanagari } from '../values/latin-from-devanagari.ts';
import { samePhoneDigits } from '../values/phone.ts';
import { personKey } from './person.ts';

/** By what a person is recognised; '' for what is not known. Address and guardian tell two of one name apart. */
export type PersonTraits = {
  name: string;
  email: string;
  phone: string;
  address?: string | undefined;
  guardianName?: string | undefined;
};

/** The same name, or another spelling of it, where nothing else or only a phone number says that it is the same person. */
type Likeness = 'other-contact' | 'other-spelling';

/** Whether two records are the same person: one name, and the email address or one of the phone numbers in common. */
export function isSamePerson(one: PersonTraits, other: PersonTraits): boolean {
  const known = recognisedBy(one);
  return recognisedBy(other).some((trait) => known.includes(trait));
}

/**
 * Whether two records that look like one person are rather two, who have one name and the phone number of a school or a hostel: of
 * email address, address and guardian at least two are known of both, and differ.
 */
export function areRatherTwo(one: PersonTraits, other: PersonTraits): boolean {
  const [ofOne, ofOther] = [one, other].map(({ email, address, guardianName }) =>
    [email, address, guardianName].map((text) => nameKey((text ?? '').replaceAll(/[.,;]/g, ' '))),
  );
  const differing = ofOne?.filter(
    (text, at) => text !== '' && ofOther?.[at] !== '' && text !== ofOther?.[at],
  );
  const isOneEmail = personKey(one.email) !== '' && personKey(one.email) === personKey(other.email);
  return !isOneEmail && (differing?.length ?? 0) >= 2;
}

/**
 * Whether a record that was of `before` seems to be of another person once it says `after`: another name, and not merely another
 * spelling of it beside an email address or a phone number in common, or where one of the two has neither.
 */
export function seemsAnother(before: PersonTraits, after: PersonTraits): boolean {
  const [one, other] = [nameKey(before.name), nameKey(after.name)];
  if (one === other || likeness(before, after) === 'other-spelling') return false;
  const isReached = contactsOf(before).length > 0 && contactsOf(after).length > 0;
  return isReached || !areSpellings(one, other);
}

/** What two records of one person have in common: the name with the email address, or with a phone number. */
export function recognisedBy(person: PersonTraits): string[] {
  return contactsOf(person).map((contact) => `${nameKey(person.name)}, ${contact}`);
}

/**
 * In what two records are nearly the same person: their name alone, or a way to reach them and nearly the name, or the name in
 * another script. Undefined where they are the same or clearly are not.
 */
export function likeness(listed: PersonTraits, stored: PersonTraits): Likeness | undefined {
  if (isSamePerson(listed, stored)) return undefined;
  const [one, other] = [nameKey(listed.name), nameKey(stored.name)];
  if (one === other) return 'other-contact';
  const contacts = contactsOf(stored);
  const isReachedAlike = contactsOf(listed).some((contact) => contacts.includes(contact));
  return isReachedAlike && (areSpellings(one, other) || isLatin(one) !== isLatin(other))
    ? 'other-spelling'
    : undefined;
}

/**
 * Whether two records are one person surely enough to decide about both: the same person, or a way to reach them in common and a name
 * that sounds the same, in whatever script. A letter less is not enough: Ravi and Rani Rao have one phone.
 */
export function isHeardAsSame(one: PersonTraits, other: PersonTraits): boolean {
  if (isSamePerson(one, other)) return true;
  const contacts = contactsOf(other);
  return contactsOf(one).some((contact) => contacts.includes(contact)) && soundAlike(one.name, other.name);
}

/** What people have in common who may be the same one: a name, an email address or a phone number. Others are not. */
export function sharedTraits(person: PersonTraits): string[] {
  return [`name ${nameKey(person.name)}`, ...contactsOf(person)];
}

/** A person's name as it is compared. Keyboards of Indian scripts insert joiners that nobody sees. */
export function nameKey(name: string): string {
  return personKey(name.replaceAll(/\p{Default_Ignorable_Code_Point}/gu, ''));
}

/** A person's email address and phone numbers as they are compared. Words in place of a number, which many have, are none. */
export function contactsOf({ email, phone }: PersonTraits): string[] {
  const phones = samePhoneDigits(phone).filter((digits) => /^\d+$/.test(digits));
  return [
    ...(personKey(email) === '' ? [] : [`email ${personKey(email)}`]),
    ...phones.map((digits) => `phone ${digits}`),
  ];
}

// Asha Rao is Aasha Rao, Asha, Rao Asha and Asha R. A family has one phone: Asha Rao is not Ravi Rao.
function areSpellings(one: string, other: string): boolean {
  const [fewer = [], more = []] = [one.split(' '), other.split(' ')].toSorted((a, b) => a.length - b.length);
  if (fewer.every((word) => more.includes(word))) return true;
  const areNear = (sameWord: (word: string) => string) =>
    fewer.every((word, at) => isNear(sameWord(word), sameWord(more[at] ?? '')));
  return fewer.length === more.length && (areNear((word) => word) || areNear(sound));
}

// Each word of the shorter name is one of the other, or its initial where it is not the first.
function soundAlike(one: string, other: string): boolean {
  const [fewer = [], more = []] = [one, other]
    .map((name) => nameKey(latinFromDevanagari(name)).split(' '))
    .map((words) => words.map((word) => sound(word).replaceAll(/(.)\1/gu, '$1')))
    .toSorted((a, b) => a.length - b.length);
  const isInitial = (word: string, each: string) => word.length === 1 && each.startsWith(word);
  return fewer.every((word, at) =>
    more.some(
      (each, index) =>
        word === each || (at > 0 && isInitial(word, each)) || (index > 0 && isInitial(each, word)),
    ),
  );
}

// Letters that write one sound of Indian names, in their order: Lakshmi is Laxmi, Gyanesh is Dnyanesh, Vaidya is Waidya, ऊषा is उषा.
const SOUNDS: readonly (readonly [letters: RegExp, sound: string])[] = [
  [/ksh|x/g, 'ks'],
  [/^(dny|gny|jny?)/g, 'gy'],
  [/w/g, 'v'],
  [/ph/g, 'f'],
  [/z/g, 'j'],
  [/chh/g, 'ch'],
  [/([bdgjkst])h/g, '$1'],
  [/ee|ii/g, 'i'],
  [/oo|uu/g, 'u'],
  [/a[iy]|e[iy]/g, 'e'],
  [/a[uw]|o[uw]/g, 'o'],
  [/y$/g, 'i'],
  [/(?<=[aeiou])h$/g, ''],
  [/अॅ/g, 'ॲ'],
  [/आॅ/g, 'ऑ'],
  [/ऊ/g, 'उ'],
  [/ई/g, 'इ'],
  [/ू/g, 'ु'],
  [/ी/g, 'ि'],
  [/ँ/g, 'ं'],
  [/[शष]/g, 'स'],
  [/ण/g, 'न'],
  [/ळ/g, 'ल'],
  [/़/g, ''],
];

function sound(word: string): string {
  return SOUNDS.reduce((heard, [letters, each]) => heard.replaceAll(letters, each), word);
}

// An initial of the other, or one letter more, less, other or in another place, where its first letter is the same; a double
// letter counts as one.
function isNear(one: string, other: string): boolean {
  const [short = [], long = []] = [one, other]
    .map((word) => Array.from(word.replaceAll(/(.)\1/gu, '$1')))
    .toSorted((a, b) => a.length - b.length);
  if (one === other) return true;
  if (short[0] !== long[0]) return false;
  if (short.length < 3) return short.length === 1;
  const from = long.findIndex((letter, at) => letter !== short[at]);
  if (from === -1) return long.length - short.length < 2;
  const [rest, [first = '', ...others]] = [short.slice(from).join(''), long.slice(from)];
  if (short.length < long.length) return rest === others.join('');
  const [second = '', ...end] = others;
  return rest === second + first + end.join('') || short.slice(from + 1).join('') === others.join('');
}

function isLatin(name: string): boolean {
  return /\p{Script=Latin}/u.test(name);
}
