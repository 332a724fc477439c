/**
 * Stands in for `command`/`commandfor` and `closedby` where a browser lacks them, starts the islands of a dialog that opens,
 * and closes dialogs when the page is left: one that comes back from the back/forward cache shows no open menu.
 */
export function operateDialogs(startAll: (within: ParentNode) => void): void {
  const hasCommands = 'commandForElement' in HTMLButtonElement.prototype;
  const hasClosedBy = 'closedBy' in HTMLDialogElement.prototype;

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
    if (
      !hasClosedBy &&
      element instanceof HTMLDialogElement &&
      isLightlyClosed(element) &&
      isOutside(event, element)
    )
      element.close();
  });

  addEventListener('pagehide', () => {
    for (const dialog of document.querySelectorAll('dialog')) if (isLightlyClosed(dialog)) dialog.close();
  });
}

function isLightlyClosed(dialog: HTMLDialogElement): boolean {
  return dialog.getAttribute('closedby') === 'any';
}

// The backdrop's events come from the dialog itself, like those of its padding.
function isOutside({ clientX, clientY }: MouseEvent, dialog: HTMLDialogElement): boolean {
  const { left, right, top, bottom } = dialog.getBoundingClientRect();
  return clientX < left || clientX > right || clientY < top || clientY > bottom;
}
