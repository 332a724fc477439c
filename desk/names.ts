import { deviceOf } from '../back-office/access/sessions.ts';
import { aStranger, commandLine, theFamily, theSite } from '../back-office/actor.ts';
import type { LoggedKind } from '../back-office/log/log.ts';
import { RefusalError, type StaffError } from '../back-office/staff-error.ts';
import type { DeskMessages } from '../content/schemas/desk-messages.ts';
import { fillIn } from '../domain/fill-in.ts';
import { addresses } from './addresses.ts';
import type { DeskRequest } from './desk-context.ts';

/**
 * The desk's name for someone who did something: people keep theirs; the command line, a family, a stranger and the
 * site have one in the desk's language.
 */
export function actorName({ log: { actors } }: Pick<DeskMessages, 'log'>, name: string): string {
  if (name === commandLine.name) return actors.commandLine;
  if (name === theFamily.name) return actors.family;
  if (name === aStranger.name) return actors.stranger;
  return name === theSite.name ? actors.site : name;
}

/** The device that a request comes from, as it is kept: `Chrome/Android`, or '' where nothing is known of it. */
export function deviceInUse(c: DeskRequest): string {
  const { browser, system } = deviceOf(c.req.header('user-agent') ?? '');
  return [browser, system].filter(Boolean).join('/');
}

/** A device that is kept in words, such as `Chrome on Android`. */
export function deviceWords({ access }: Pick<DeskMessages, 'access'>, device: string): string {
  const [browser = '', system] = device.split('/');
  if (browser === '') return access.unknownDevice;
  return system === undefined ? browser : fillIn(access.device, { browser, system });
}

/** Why a task was refused, in the language of the desk; what only the command line says stays in English. */
export function refusalText({ refusals }: Pick<DeskMessages, 'refusals'>, error: StaffError): string {
  return error instanceof RefusalError ? fillIn(refusals[error.key], error.values) : error.message;
}

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
