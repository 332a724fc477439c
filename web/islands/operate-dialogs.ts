/**
 * Stands in for `command`/`commandfor` where a browser lacks them and starts the islands of a dialog that opens. Dialogs with
 * `data-light-dismiss` are closed by a click beside them, and when the page is left: one that comes back from the
 * back/forward cache shows no open menu.
 */
export function operateDialogs(startAll: (within: ParentNode) => void): void {
  const hasCommands = 'commandForElement' in HTMLButtonElement.prototype;

  addEventListener(
    'toggle',
    ({ target }) => {
      if (target instanceof HTMLDialogElement && target.open) startAll(target);
    },
    true,
  );

  addEventListener('click', (event) => {
    const element = event.target instanceof Element ? event.target : undefined;
    const control = element?.closest('button[commandfor]');
    const dialog = document.getElementById(control?.getAttribute('commandfor') ?? '');
    if (!hasCommands && dialog instanceof HTMLDialogElement) {
      if (control?.getAttribute('command') === 'close') dialog.close();
      else if (!dialog.open) dialog.showModal();
    }
    // `closedby="any"` acts before the click, so that the second press of a double click would close what the first opened.
    if (element instanceof HTMLDialogElement && hasLightDismiss(element) && isOutside(event, element))
      element.close();
  });

  addEventListener('pagehide', () => {
    for (const dialog of document.querySelectorAll('dialog')) if (hasLightDismiss(dialog)) dialog.close();
  });
}

function hasLightDismiss({ dataset }: HTMLDialogElement): boolean {
  return dataset['lightDismiss'] !== undefined;
}

// The backdrop's events come from the dialog itself, like those of its padding.
function isOutside({ clientX, clientY }: MouseEvent, dialog: HTMLDialogElement): boolean {
  const { left, right, top, bottom } = dialog.getBoundingClientRect();
  return clientX < left || clientX > right || clientY < top || clientY > bottom;
}
