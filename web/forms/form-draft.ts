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
