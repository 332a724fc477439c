/*
 * What is typed into a form is kept in the browser, by person and form, until it is saved: each page view of a form has an
 * entry of its own, so that two tabs do not take each other's place.
 */

/** A field as it was typed; `checked` is there for check boxes and radio buttons. */
export type TypedField = { name: string; value: string; checked?: boolean };

/** What was typed in one view of a form; `at` is when, in ms since 1970, `version` that of the thing that was shown. */
export type KeptForm = { view: string; at: number; version: string; fields: TypedField[] };

const PREFIX = 'desk-form:';
const LONGEST_MS = 30 * 24 * 60 * 60 * 1000;
// Someone who never decides about an offer does not fill the phone.
const MOST = 5;

/** What a person has typed into a form and not saved, the newest first. */
export function keptForms(person: string, form: string): KeptForm[] {
  return entriesOf(keyOf(person, form)).toSorted((one, other) => other.at - one.at);
}

/** Keeps what is typed in a view of a form, in place of what was kept of that view. */
export function keepForm(person: string, form: string, kept: KeptForm): void {
  const others = keptForms(person, form).filter(({ view }) => view !== kept.view);
  write(keyOf(person, form), [kept, ...others].slice(0, MOST));
}

/** Forgets what was typed in a view of a form, or in all of its views. */
export function forgetForm(person: string, form: string, view?: string): void {
  write(
    keyOf(person, form),
    view === undefined ? [] : keptForms(person, form).filter((kept) => kept.view !== view),
  );
}

/** Forgets all that a person has typed. */
export function forgetPerson(person: string): void {
  for (const key of keys()) if (key.startsWith(keyOf(person, ''))) localStorage.removeItem(key);
}

/** Forgets what anyone typed more than 30 days ago. */
export function forgetOldForms(now: number): void {
  for (const key of keys()) {
    const entries = entriesOf(key);
    const young = entries.filter(({ at }) => at > now - LONGEST_MS);
    if (young.length < entries.length || young.length === 0) write(key, young);
  }
}

function keyOf(person: string, form: string): string {
  return `${PREFIX}${person}:${form}`;
}

function keys(): string[] {
  return Object.keys(localStorage).filter((key) => key.startsWith(PREFIX));
}

function write(key: string, entries: readonly KeptForm[]): void {
  try {
    if (entries.length === 0) localStorage.removeItem(key);
    else localStorage.setItem(key, JSON.stringify(entries));
  } catch {
    // The phone has no room left: the form itself still works.
  }
}

function entriesOf(key: string): KeptForm[] {
  try {
    const entries: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
    return Array.isArray(entries) ? entries.filter(isKeptForm) : [];
  } catch {
    return [];
  }
}

function isKeptForm(entry: unknown): entry is KeptForm {
  const { view, at, version, fields } = (entry ?? {}) as Partial<Record<keyof KeptForm, unknown>>;
  return (
    typeof view === 'string' &&
    typeof at === 'number' &&
    typeof version === 'string' &&
    Array.isArray(fields) &&
    fields.every(
      (field: Partial<TypedField> | null) =>
        typeof field?.name === 'string' && typeof field.value === 'string',
    )
  );
}
