import { forgetForm, type FormOwner, keepForm, type KeptForm, keptForms } from './kept-forms.ts';
import { offerForm } from './offer-form.ts';
import { areSame, fillForm, fits, shownFields, submitInstead, typedFields } from './typed-fields.ts';

// Typed text is kept within 300 ms.
const WAIT_MS = 250;

/** A form whose typing is kept. */
export type WatchedForm = {
  form: HTMLFormElement;
  key: string;
  /** The name of this view of it. */
  view(): string;
  /** Call when something may have been typed. */
  typed(): void;
  /** Keeps at once what was typed and is not kept yet. */
  keepNow(): void;
};

/**
 * Keeps what a person types into a form and offers what they typed before. `answered` is the view that was sent and that this
 * page answers, with what was typed in its fields.
 */
export function watchForm(
  form: HTMLFormElement,
  owner: FormOwner,
  answered: string | undefined,
): WatchedForm {
  const key = form.dataset['keep'] ?? '';
  const shown = shownFields(form);
  // On a slow phone someone types before this script is there.
  const atFirst = typedFields(form);
  const before = keptForms(owner, key);
  // The page shows what was typed and is not saved: after a mistake, or when the browser has put it back.
  const same = before.find(({ view, fields }) => view === answered || areSame(fields, atFirst));
  let view = same?.view ?? newView();
  let isUnsaved = same !== undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const versionField = form.elements.namedItem('version');
  const version = () => (versionField instanceof HTMLInputElement ? versionField.value : '');

  const keepNow = () => {
    if (timer === undefined) return;
    clearTimeout(timer);
    timer = undefined;
    const fields = typedFields(form);
    if (!isUnsaved && areSame(fields, shown)) forgetForm(owner, key, view);
    else keepForm(owner, key, { view, at: Date.now(), version: version(), fields });
  };
  const typed = () => {
    timer ??= setTimeout(keepNow, WAIT_MS);
  };

  const bringBack = (kept: KeptForm) => {
    // Text that was typed meanwhile stays kept, as that of another view.
    keepNow();
    view = newView();
    isUnsaved = true;
    forgetForm(owner, key, kept.view);
    keepForm(owner, key, { ...kept, view });
    // Whoever changed the entry meanwhile is not overwritten: saving shows both.
    if (versionField instanceof HTMLInputElement && kept.version !== '') versionField.value = kept.version;
    const shower = form.querySelector<HTMLButtonElement>('button[data-shows-typed]');
    if (shower && !fits(form, kept.fields)) {
      // The server draws the form with as many rows as were typed.
      submitInstead(form, shower, kept.fields);
      return { leftOver: [], focus: undefined };
    }
    const { changed, leftOver } = fillForm(form, kept.fields);
    return { leftOver, focus: changed.find(({ type }) => type !== 'hidden') };
  };

  if (!areSame(same?.fields ?? shown, atFirst)) typed();
  for (const kept of before.filter((each) => each !== same))
    offerForm(form, kept, {
      bringBack: () => bringBack(kept),
      forget: () => forgetForm(owner, key, kept.view),
    });
  return { form, key, view: () => view, typed, keepNow };
}

// Not a UUID: browsers make those on https only.
function newView(): string {
  return `${Date.now()} ${Math.random()}`;
}
