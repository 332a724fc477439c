/** Moves the focus to a control of a form, and scrolls its label and its error into view with it. */
export function focusField(control: HTMLElement): void {
  // Focus alone would scroll the control to the edge, and its label and error out of sight.
  control.focus({ preventScroll: true });
  (control.closest('fieldset') ?? control.parentElement ?? control).scrollIntoView({ block: 'center' });
}
