// The limits of a double press: the time between its presses, and the distance between their places.
const DOUBLE_PRESS_MS = 500;
const MOUSE_MOVES_PX = 4;
const FINGER_MOVES_PX = 30;

/**
 * Ignores the second press of a double click or double tap where another control has come under the finger meanwhile:
 * `Close menu` after `Open menu`, `Undo` after `Remove`. Repeated presses of the same control all count.
 */
export function ignoreDoublePress(): void {
  let first: { press: MouseEvent; control: Element } | undefined;

  addEventListener(
    'click',
    (press) => {
      // A press on a dialog itself closes it, if it is beside its content.
      const control = press.target instanceof Element && press.target.closest('a, button, summary, dialog');
      // A press by keyboard or by a script has no place.
      if (!control || press.detail === 0) return;
      if (first && first.control !== control && isSecondPress(press, first.press)) {
        press.preventDefault();
        press.stopImmediatePropagation();
      } else first = { press, control };
    },
    true,
  );
  // Who types between two presses means both.
  addEventListener('keydown', () => (first = undefined), true);
}

function isSecondPress(press: MouseEvent, first: MouseEvent): boolean {
  // The browser counts presses as the visitor has set it; many phones count each tap as a first one.
  if (press.detail > 1) return true;
  const isMouse = press instanceof PointerEvent && press.pointerType === 'mouse';
  const distance = Math.hypot(press.clientX - first.clientX, press.clientY - first.clientY);
  return (
    press.timeStamp - first.timeStamp < DOUBLE_PRESS_MS &&
    distance < (isMouse ? MOUSE_MOVES_PX : FINGER_MOVES_PX)
  );
}
