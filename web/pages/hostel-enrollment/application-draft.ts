import * as v from 'valibot';
import { applicationFields, emptyApplication, typedApplication } from '../../../domain/application.ts';
import { textIn } from '../../forms/text-in.ts';

const KEY = 'hostel-application';
const draftSchema = v.record(v.string(), v.string());

/** Stores what is typed in the form for as long as the tab lives, where the browser allows it. */
export function storeDraft(form: HTMLFormElement): void {
  tryStorage(() => sessionStorage.setItem(KEY, JSON.stringify(typedIn(form))));
}

/** Fills what was typed before a reload into the fields that are still as the page came. */
export function restoreDraft(form: HTMLFormElement): void {
  const draft = tryStorage(() => v.parse(draftSchema, JSON.parse(sessionStorage.getItem(KEY) ?? '{}'))) ?? {};
  const typed = typedIn(form);
  const empty = emptyApplication();
  for (const field of applicationFields) {
    const control = form.elements.namedItem(field);
    const text = draft[field];
    if (text !== undefined && typed[field] === empty[field] && hasValue(control)) control.value = text;
  }
}

function typedIn(form: HTMLFormElement) {
  const data = new FormData(form);
  return typedApplication((field) => textIn(data, field));
}

function hasValue(control: unknown): control is HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement {
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
    console.warn('What was typed can’t be stored for a reload of this tab.', cause);
    return undefined;
  }
}
