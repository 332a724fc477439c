import * as v from 'valibot';
import { createStoredStore, type StoredStore } from '../../ui/stored-store.ts';

/** The text that is typed in a form and not sent yet, by the names of its fields. */
export type FormDraft = Readonly<Record<string, string>>;

const draftSchema = v.fallback(v.pipe(v.string(), v.parseJson(), v.record(v.string(), v.string())), {});

/** A form's draft, stored under `key` for as long as the tab lives; a draft without any text is not stored. */
export function createFormDraft(key: string): StoredStore<FormDraft> {
  return createStoredStore<FormDraft>({
    key,
    storage: () => sessionStorage,
    read: (text) => v.parse(draftSchema, text),
    write: (draft) => (Object.values(draft).some(Boolean) ? JSON.stringify(draft) : null),
    log: (problem, cause) => console.warn(problem, cause),
  });
}

/** Removes the draft from the tab's storage, because it was sent; the open page has it until it is left. */
export function removeStoredDraft(key: string): void {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // Where storage is forbidden nothing is stored.
  }
}
