import type { TypedField } from './kept-forms.ts';

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

// Files can't be put back; the others are nobody's typing, or a secret. Uploaded pictures are hidden fields: see isPicture.
const neverKept = new Set(['file', 'password', 'hidden', 'submit', 'button', 'reset', 'image']);

/** The current values of a form; secrets, files and hidden fields are left out, but not those of pictures. */
export function typedFields(form: HTMLFormElement): TypedField[] {
  return controlsOf(form).map((control) => ({
    name: control.name,
    value: control.value,
    ...(isTicked(control) && { checked: control.checked }),
  }));
}

/** The values with which the fields of a form came, whatever was typed since. */
export function shownFields(form: HTMLFormElement): TypedField[] {
  return controlsOf(form).map((control) => ({
    name: control.name,
    value: shownValue(control),
    ...(isTicked(control) && { checked: control.defaultChecked }),
  }));
}

/** Whether two forms have the same typed into them. */
export function areSame(one: readonly TypedField[], other: readonly TypedField[]): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** Whether a form has the fields into which that was typed, and no others. */
export function fits(form: HTMLFormElement, fields: readonly TypedField[]): boolean {
  const names = (list: readonly TypedField[]) =>
    JSON.stringify(
      list.map((field) => (field.checked === undefined ? field.name : `${field.name}=${field.value}`)),
    );
  return names(typedFields(form)) === names(fields);
}

/** Puts what was typed back into the fields that are there; gives the controls that changed, and what has no field. */
export function fillForm(
  form: HTMLFormElement,
  fields: readonly TypedField[],
): { changed: Control[]; leftOver: TypedField[] } {
  const free = controlsOf(form);
  const changed: Control[] = [];
  const leftOver: TypedField[] = [];
  for (const field of fields) {
    const at = free.findIndex(
      (control) => control.name === field.name && (!isTicked(control) || control.value === field.value),
    );
    const [control] = at === -1 ? [] : free.splice(at, 1);
    if (!control) leftOver.push(field);
    else if (put(control, field)) changed.push(control);
  }
  // Fields that were brought back are in sight.
  for (const control of changed) control.closest('details')?.setAttribute('open', '');
  // Scripts that follow a field hear of it as if it were typed.
  for (const control of changed)
    for (const event of ['input', 'change']) control.dispatchEvent(new Event(event, { bubbles: true }));
  return { changed, leftOver: leftOver.filter(({ value, checked }) => checked ?? value !== '') };
}

/** Sends a form as that button does, with other fields in place of those that are typed into it. */
export function submitInstead(
  form: HTMLFormElement,
  button: HTMLButtonElement,
  fields: readonly TypedField[],
): void {
  // An earlier version kept no pictures: then those of the form are sent.
  const keepsPictures = controlsOf(form).some(
    (control) => isPicture(control) && fields.some(({ name }) => name === control.name),
  );
  const controls = controlsOf(form).filter((control) => keepsPictures || !isPicture(control));
  const hidden = fields.filter(({ checked }) => checked !== false).map(hiddenField);
  for (const control of controls) control.disabled = true;
  form.append(...hidden);
  form.requestSubmit(button);
  // Should someone come back to this page, it is as it was.
  for (const control of controls) control.disabled = false;
  for (const field of hidden) field.remove();
}

function hiddenField({ name, value }: TypedField): HTMLInputElement {
  const field = document.createElement('input');
  Object.assign(field, { type: 'hidden', name, value });
  return field;
}

function put(control: Control, { value, checked }: TypedField): boolean {
  if (isTicked(control)) {
    const differs = control.checked !== checked;
    control.checked = checked ?? false;
    return differs;
  }
  const differs = control.value !== value;
  control.value = value;
  return differs;
}

function controlsOf(form: HTMLFormElement): Control[] {
  return [...form.elements].filter(
    (element): element is Control =>
      (element instanceof HTMLInputElement ||
        element instanceof HTMLTextAreaElement ||
        element instanceof HTMLSelectElement) &&
      element.name !== '' &&
      !element.disabled &&
      (!neverKept.has(element.type) || isPicture(element)) &&
      !/password|one-time-code/.test(element.autocomplete),
  );
}

// The field that holds an uploaded picture.
function isPicture(control: Control): boolean {
  return control.type === 'hidden' && control.closest('[data-picture-field]') !== null;
}

function shownValue(control: Control): string {
  // The value of a check box is not what is typed.
  if (isTicked(control)) return control.value;
  if (!(control instanceof HTMLSelectElement)) return control.defaultValue;
  const options = [...control.options];
  return (options.find(({ defaultSelected }) => defaultSelected) ?? options[0])?.value ?? '';
}

function isTicked(control: Control): control is HTMLInputElement {
  return control.type === 'checkbox' || control.type === 'radio';
}
