import { applicationFields, emptyApplication, typedApplication } from '../../../domain/application.ts';
import { createFormDraft } from '../../forms/form-draft.ts';
import { textIn } from '../../forms/text-in.ts';

const draft = createFormDraft('hostel-application');

/** Stores what is typed in the form for as long as the tab lives, where the browser allows it. */
export function storeDraft(form: HTMLFormElement): void {
  const typed = typedIn(form);
  draft.change(() => typed);
}

/** Fills what was typed before a reload into the fields that are still as the page came. */
export function restoreDraft(form: HTMLFormElement): void {
  const stored = draft.get();
  const typed = typedIn(form);
  const empty = emptyApplication();
  for (const field of applicationFields) {
    const control = form.elements.namedItem(field);
    const text = stored[field];
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
