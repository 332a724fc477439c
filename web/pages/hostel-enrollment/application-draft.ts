import * as v from 'valibot';
import { applicationFields, emptyApplication } from '../../../domain/application.ts';

const KEY = 'hostel-application';

const draftSchema = v.record(v.string(), v.string());

/** Keeps what stands in the form for as long as the tab lives, where the browser allows it. */
export function keepDraft(form: HTMLFormElement): void {
  tryStorage(() => {
    const typed = new FormData(form);
    const draft = Object.fromEntries(applicationFields.map((field) => [field, typed.get(field)]));
    sessionStorage.setItem(KEY, JSON.stringify(draft));
  });
}

/** Puts what was typed before a reload back into the fields that nobody has touched since. */
export function restoreDraft(form: HTMLFormElement): void {
  const draft = storedDraft();
  const empty = emptyApplication();
  for (const field of applicationFields) {
    const control = form.elements.namedItem(field);
    const typed = draft[field];
    if (typed !== undefined && isTextual(control) && control.value === empty[field]) control.value = typed;
  }
}

function storedDraft(): Record<string, string> {
  return tryStorage(() => v.parse(draftSchema, JSON.parse(sessionStorage.getItem(KEY) ?? '{}'))) ?? {};
}

function isTextual(control: unknown): control is HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement {
  return (
    control instanceof HTMLInputElement ||
    control instanceof HTMLSelectElement ||
    control instanceof HTMLTextAreaElement
  );
}

function tryStorage<T>(access: () => T): T | undefined {
  try {
    return access();
  } catch (cause) {
    console.warn('What was typed can’t be kept for a reload of this tab.', cause);
    return undefined;
  }
}
