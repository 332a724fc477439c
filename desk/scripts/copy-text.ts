/** Shows a button that copies the text of the element that it names, and says so when it is pressed. */
export function enableCopy(button: HTMLButtonElement): void {
  const source = document.getElementById(button.dataset['copies'] ?? '');
  // Browsers copy only at addresses that nobody can listen to.
  if (!source || !('clipboard' in navigator)) return;
  button.hidden = false;
  button.addEventListener('click', () => {
    void navigator.clipboard.writeText(source.innerText).then(
      () => (button.textContent = button.dataset['copied'] ?? ''),
      () => getSelection()?.selectAllChildren(source),
    );
  });
}
