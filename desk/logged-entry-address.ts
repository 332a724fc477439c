import type { LoggedKind } from '../back-office/log/log-change.ts';
import { addresses } from './addresses.ts';

const listOf: Readonly<Record<LoggedKind, string | undefined>> = {
  application: addresses.applications,
  student: addresses.students,
  product: addresses.products,
  'home-product': addresses.homeProducts,
  'gallery-picture': addresses.gallery,
  text: undefined,
  person: undefined,
  backup: undefined,
  site: undefined,
};

/** The address of the page of an entry; undefined where entries of its kind have none. */
export function loggedEntryAddress(kind: string, id: string): string | undefined {
  const list = isLoggedKind(kind) ? listOf[kind] : undefined;
  return list === undefined || id === '' ? undefined : `${list}/${encodeURIComponent(id)}`;
}

/** The kinds of entries that the log tells of. */
export const loggedKinds = Object.keys(listOf) as LoggedKind[];

/** Whether a word is a kind of entry that the log tells of. */
export function isLoggedKind(word: string): word is LoggedKind {
  return Object.hasOwn(listOf, word);
}
