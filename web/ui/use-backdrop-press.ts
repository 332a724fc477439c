import { type RefObject, useEffect, useEffectEvent } from 'react';

/** Calls back when the backdrop of a modal dialog is pressed. */
export function useBackdropPress(dialog: RefObject<HTMLDialogElement | null>, onPress: () => void): void {
  const press = useEffectEvent(onPress);

  useEffect(() => {
    const element = dialog.current;
    if (!element) return undefined;
    // A press that begins inside (selecting a text, say) and ends on the backdrop is no wish to close.
    let began: EventTarget | null = null;
    const note = (event: PointerEvent) => (began = event.target);
    const release = (event: MouseEvent) => {
      if (began === element && event.target === element && isOutside(event, element)) press();
    };
    element.addEventListener('pointerdown', note);
    element.addEventListener('click', release);
    return () => {
      element.removeEventListener('pointerdown', note);
      element.removeEventListener('click', release);
    };
  }, [dialog]);
}

// The backdrop's events come from the dialog itself, like those of its bare padding.
function isOutside({ clientX, clientY }: MouseEvent, element: HTMLElement): boolean {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  return clientX < left || clientX > right || clientY < top || clientY > bottom;
}
