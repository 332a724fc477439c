import { type FocusEvent, type PointerEvent, useState } from 'react';

/** What makes an element notice that it is looked at: spread it on the element. */
export type HoldHandlers = {
  onPointerEnter(event: PointerEvent): void;
  onPointerLeave(): void;
  onFocus(): void;
  onBlur(event: FocusEvent): void;
};

/** Whether the pointer or the focus rests inside an element, and the handlers that notice it there. */
export function useHold(): [held: boolean, handlers: HoldHandlers] {
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  return [
    hovered || focused,
    {
      // A finger does not hover: it would hold on long after it was lifted.
      onPointerEnter: (event) => setHovered(event.pointerType !== 'touch'),
      onPointerLeave: () => setHovered(false),
      onFocus: () => setFocused(true),
      onBlur: (event) => setFocused(event.currentTarget.contains(event.relatedTarget)),
    },
  ];
}
