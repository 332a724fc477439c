import { gcm } from '@noble/ciphers/aes.js';
import { bytesToHex, bytesToUtf8, hexToBytes, managedNonce, utf8ToBytes } from '@noble/ciphers/utils.js';

/*
 * Text that is typed into a form is kept in the browser, by person and form, until it is saved: each page view of a
 * form has an entry of its own, so that two tabs do not take each other's place. It is encrypted: the key comes only
 * with pages that are shown to someone who is signed in, so whoever has the phone after the session has ended can't
 * read it.
 */

/** Who types: the id of a person, and the key of 64 hex digits that encrypts what they type. */
export type FormOwner = { person: string; key: string };

/** A field as it was typed; `checked` is there for check boxes and radio buttons. */
export type TypedField = { name: string; value: string; checked?: boolean };

/**
 * The values typed in one view of a form; `at` is when, in ms since 1970, `version` that of the entry that was shown.
 */
export type KeptForm = { view: string; at: number; version: string; fields: TypedField[] };

// The key opens `sealed`; the rest is nobody's typing, and says what can go without the key.
type Entry = { view: string; at: number; sealed: string };

const PREFIX = 'desk-form:';
// As long as a session can last: then its person has to sign in again anyway.
const LONGEST_MS = 14 * 24 * 60 * 60 * 1000;
// Someone who never decides about an offer does not fill the phone.
const MOST = 5;

/**
 * The unsaved views of a form that a person has typed into, the newest first; those that their key can't open are
 * removed.
 */
export function keptForms(owner: FormOwner, form: string): KeptForm[] {
  const place = placeOf(owner.person, form);
  const entries = entriesOf(place);
  const opened = entries.flatMap((entry) => open(entry, owner.key, place) ?? []);
  if (opened.length < entries.length)
    write(
      place,
      entries.filter(({ view }) => opened.some((kept) => kept.view === view)),
    );
  return opened.toSorted((one, other) => other.at - one.at);
}

/** Keeps what is typed in a view of a form, in place of what was kept of that view. */
export function keepForm({ person, key }: FormOwner, form: string, kept: KeptForm): void {
  const place = placeOf(person, form);
  const { view, at, ...typed } = kept;
  const others = entriesOf(place).filter((entry) => entry.view !== view);
  const sealed = seal(JSON.stringify(typed), key, sealedFor(place, kept));
  write(place, [{ view, at, sealed }, ...others].slice(0, MOST));
}

/** Forgets what was typed in a view of a form, or in all of its views. */
export function forgetForm({ person }: FormOwner, form: string, view?: string): void {
  const place = placeOf(person, form);
  write(place, view === undefined ? [] : entriesOf(place).filter((entry) => entry.view !== view));
}

/** Forgets all that a person has typed. */
export function forgetPerson({ person }: FormOwner): void {
  for (const place of places()) if (place.startsWith(placeOf(person, ''))) localStorage.removeItem(place);
}

/** Forgets what anyone typed more than 14 days ago, and what is not encrypted: an earlier version of the site kept it so. */
export function forgetOldForms(now: number): void {
  for (const place of places()) {
    const entries = entriesOf(place);
    const young = entries.filter(({ at }) => at > now - LONGEST_MS);
    if (young.length < entries.length || young.length === 0) write(place, young);
  }
}

function placeOf(person: string, form: string): string {
  return `${PREFIX}${person}:${form}`;
}

function places(): string[] {
  return Object.keys(localStorage).filter((place) => place.startsWith(PREFIX));
}

// An entry opens only in its own place, with its own time.
function sealedFor(place: string, { view, at }: Pick<Entry, 'view' | 'at'>): string {
  return JSON.stringify([place, view, at]);
}

function open(entry: Entry, key: string, place: string): KeptForm | undefined {
  const { view, at, sealed } = entry;
  const text = unseal(sealed, key, sealedFor(place, entry));
  const typed: unknown = text === undefined ? undefined : JSON.parse(text);
  return isTyped(typed) ? { view, at, ...typed } : undefined;
}

function write(place: string, entries: readonly Entry[]): void {
  try {
    if (entries.length === 0) localStorage.removeItem(place);
    else localStorage.setItem(place, JSON.stringify(entries));
  } catch {
    // The phone has no room left: the form itself still works.
  }
}

function entriesOf(place: string): Entry[] {
  try {
    const entries: unknown = JSON.parse(localStorage.getItem(place) ?? '[]');
    return Array.isArray(entries) ? entries.filter(isEntry) : [];
  } catch {
    return [];
  }
}

function isEntry(entry: unknown): entry is Entry {
  const { view, at, sealed } = (entry ?? {}) as Partial<Record<keyof Entry, unknown>>;
  return typeof view === 'string' && typeof at === 'number' && typeof sealed === 'string';
}

function isTyped(typed: unknown): typed is Pick<KeptForm, 'version' | 'fields'> {
  const { version, fields } = (typed ?? {}) as Partial<Record<keyof KeptForm, unknown>>;
  return (
    typeof version === 'string' &&
    Array.isArray(fields) &&
    fields.every(
      (field: Partial<TypedField> | null) =>
        typeof field?.name === 'string' && typeof field.value === 'string',
    )
  );
}

// Web Crypto answers too late for a page that closes, and is missing on plain http.
const cipher = managedNonce(gcm);

/** Encrypts a text with a key of 64 hex digits, for the place where it is kept. */
function seal(text: string, key: string, place: string): string {
  return bytesToHex(cipher(hexToBytes(key), utf8ToBytes(place)).encrypt(utf8ToBytes(text)));
}

/** The text that was encrypted; undefined where that was done with another key or for another place. */
function unseal(sealed: string, key: string, place: string): string | undefined {
  try {
    return bytesToUtf8(cipher(hexToBytes(key), utf8ToBytes(place)).decrypt(hexToBytes(sealed)));
  } catch {
    return undefined;
  }
}
