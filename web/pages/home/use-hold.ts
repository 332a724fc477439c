import { type FocusEvent, type PointerEvent, type RefObject, useEffect, useState } from 'react';

/** To be spread on the element. */
type HoldHandlers = {
  onPointerEnter(event: PointerEvent): void;
  onPointerLeave(): void;
  onFocus(): void;
  onBlur(event: FocusEvent): void;
};

/** Whether an element is hovered or has the focus inside, and the handlers that it needs to notice it. */
export function useHold(element: RefObject<HTMLElement | null>): [held: boolean, handlers: HoldHandlers] {
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);

  // A pointer or focus that came before hydration has called no handler.
  useEffect(() => {
    const canHover = matchMedia('(hover: hover)').matches;
    setHovered(canHover && element.current?.matches(':hover') === true);
    setFocused(element.current?.matches(':focus-within') === true);
  }, [element]);

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
