import type { PictureConsent } from '../../domain/consents/publication-consent.ts';
import { dayInIndia, isFutureDay } from '../../domain/values/indian-time.ts';
import type { Repositories } from '../../storage/create-repositories.ts';
import type { ErasedKind } from '../../storage/privacy/erasure-repository.ts';
import { RefusalError } from '../staff-error.ts';

/** The kinds of consent; when one was taken back stands among the erasures, which an older backup does not undo. */
type ConsentKind = Extract<ErasedKind, `${string}-consent`>;

/** The consent of whoever an item shows. */
export type ItemConsent<Item, Form> = {
  kind: ConsentKind;
  /** That of an item; `missing` where it has none. */
  of(item: Item): PictureConsent;
  /** By what it is known whose it is where the item has another id: the picture, the name of the maker; the surest comes last. */
  whose(item: Item): readonly string[];
  /** The texts of a form about them in other languages, by the names of its controls. */
  toldIn?(form: Form): Readonly<Record<string, string>>;
  /** The consent in a form, and by what it is known whose it is, as `whose` says. */
  inForm(form: Form): typeof noConsent & { whose: readonly string[] };
  /** The item without it: visitors don't see who did not agree. */
  without(item: Item): Item;
};

/**
 * Whether a consent that was given on a day, an ISO date or '', was ended by what was taken back at an ISO time. That day is no
 * later one: nobody can tell which of the two came first. A day that is still to come tells nothing either.
 */
export function isEndedBy(givenOn: string, takenBackAt: string): boolean {
  return givenOn <= dayInIndia(takenBackAt) || isFutureDay(givenOn);
}

/**
 * The day, an ISO date, on which a consent was taken back that is to be stored or shown for the thing with one of those ids, or in
 * whose place somebody says that nobody can be recognised; undefined where it was given since, was never taken back, or is none.
 */
export async function dayTakenBack(
  { erasures }: Pick<Repositories, 'erasures'>,
  kind: ConsentKind,
  ids: readonly string[],
  consent: PictureConsent | undefined,
): Promise<string | undefined> {
  if (consent === undefined || consent === 'missing') return undefined;
  const givenOn = consent === 'nobody' ? '' : consent.givenOn;
  for (const id of ids) {
    const at = await erasures.lastTime(kind, id);
    if (at !== undefined && isEndedBy(givenOn, at)) return dayInIndia(at);
  }
  return undefined;
}

/**
 * The day, an ISO date, on which the consent of an item was taken back, under its own id or as that of the same picture or maker in
 * another entry; undefined where it was not.
 */
export async function dayItemTakenBack<Item, Form>(
  repositories: Pick<Repositories, 'erasures'>,
  consent: ItemConsent<Item, Form>,
  id: string,
  item: Item,
): Promise<string | undefined> {
  const given = consent.of(item);
  // The entry itself may have another picture by now, in which nobody can be recognised.
  const ids = [...(given === 'nobody' ? [] : [id]), ...consent.whose(item)];
  return dayTakenBack(repositories, consent.kind, ids, given);
}

/** Whose consent a form has, as `editEntry` is told that it holds for them; '' where nothing says whose. */
export function consentFor<Item, Form>(consent: ItemConsent<Item, Form> | undefined, form: Form): string {
  const whose = consent?.inForm(form).whose.at(-1);
  return whose === undefined ? '' : `for ${whose}`;
}

/** The problem of a form which shows another picture or maker with what was stored of the one before, until it is confirmed. */
export const OF_ANOTHER = 'of-another';

/**
 * Where a form has what was stored before of another picture or maker, or of none: the control of the consent, else of a text about
 * them in another language. Undefined where it has nothing of them.
 */
export function keptOfAnother<Item, Form>(
  consent: ItemConsent<Item, Form> | undefined,
  before: Form | undefined,
  form: Form,
): string | undefined {
  if (!consent || before === undefined) return undefined;
  const [was, is] = [consent.inForm(before), consent.inForm(form)];
  const isKnown =
    was.whose.length === is.whose.length
      ? was.whose.at(-1) === is.whose.at(-1)
      : was.whose.some((each) => is.whose.includes(each));
  if (is.whose.length === 0 || isKnown) return undefined;
  if (writtenIn(is) !== '' && writtenIn(is) === writtenIn(was)) return 'consentGivenBy';
  const told = consent.toldIn?.(before) ?? {};
  return Object.entries(consent.toldIn?.(form) ?? {}).find(
    ([control, text]) => text !== '' && text === told[control],
  )?.[0];
}

function writtenIn(form: typeof noConsent): string {
  const { consentGivenBy, consentHowChecked, consentGivenOn, consentUntil } = form;
  return consentGivenBy && JSON.stringify([consentGivenBy, consentHowChecked, consentGivenOn, consentUntil]);
}

/** Whether a form says who agreed, and anything else of it: a gallery's form can't be without the first once it was chosen. */
export function isWritten(form: typeof noConsent): boolean {
  const { consentGivenBy, consentHowChecked, consentGivenOn, consentUntil } = form;
  const isSomebody = consentGivenBy !== '' && consentGivenBy !== 'nobody';
  return isSomebody && `${consentHowChecked}${consentGivenOn}${consentUntil}` !== '';
}

/** Says that a consent was taken back on `day`, an ISO date, so that it can't be stored again. */
export class ConsentTakenBackError extends RefusalError {
  override readonly name: string = 'ConsentTakenBackError';
  readonly day: string;
  constructor(day: string) {
    super('consentTakenBack', { day });
    this.day = day;
  }
}

/** The fields of a form for a consent, empty; they are the same in the forms of products and pictures. */
export const noConsent = { consentGivenBy: '', consentHowChecked: '', consentGivenOn: '', consentUntil: '' };

/** The problem of an item whose consent was taken back, by its field in the form; none where it was not. */
export async function consentProblem<Item, Form>(
  repositories: Pick<Repositories, 'erasures'>,
  consent: ItemConsent<Item, Form> | undefined,
  id: string,
  item: Item,
): Promise<Readonly<Record<string, string>>> {
  const day = consent && (await dayItemTakenBack(repositories, consent, id, item));
  if (day === undefined) return {};
  return problemOf(day, consent?.of(item) === 'nobody' ? 'consentGivenBy' : 'consentGivenOn');
}

/** As `consentProblem`, of a form in which anything may still be missing. */
export async function consentProblemOfForm(
  { erasures }: Pick<Repositories, 'erasures'>,
  consent: { kind: ConsentKind } | undefined,
  id: string,
  form: object,
): Promise<Readonly<Record<string, string>>> {
  const { consentGivenOn = '' }: { consentGivenOn?: string } = form;
  const at = consent && (await erasures.lastTime(consent.kind, id));
  if (at === undefined || consentGivenOn === '' || !isEndedBy(consentGivenOn, at)) return {};
  return problemOf(dayInIndia(at));
}

function problemOf(day: string, field = 'consentGivenOn'): Readonly<Record<string, string>> {
  return { [field]: `taken-back: ${day}` };
}

/** The day that a problem of that kind names, an ISO date; undefined for another problem. */
export function dayOfProblem(problem: string): string | undefined {
  return /^taken-back: (.*)$/.exec(problem)?.[1];
}
