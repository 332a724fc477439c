/** Shows a checkbox that shows what is typed in the password field that it names. */
export function enableShowing(box: HTMLInputElement): void {
  const field = document.getElementById(box.dataset['shows'] ?? '');
  if (!(field instanceof HTMLInputElement)) return;
  box.closest('label')?.removeAttribute('hidden');
  box.addEventListener('change', () => {
    field.type = box.checked ? 'text' : 'password';
  });
}
