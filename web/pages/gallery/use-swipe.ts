import { type PointerEvent, useRef } from 'react';

/** How far, in CSS pixels, a finger has to go sideways. */
const FAR_ENOUGH = 48;

type Swipe = { onLeft: () => void; onRight: () => void };

/** Handlers for an element that is swiped to the left or to the right; it needs `touch-action: pan-y`. */
export function useSwipe({ onLeft, onRight }: Swipe) {
  const start = useRef<{ x: number; y: number }>(undefined);

  function begin({ isPrimary, pointerType, clientX, clientY }: PointerEvent): void {
    // A second finger is no swipe, and in a zoomed page a finger scrolls.
    const isZoomed = (window.visualViewport?.scale ?? 1) > 1.01;
    const counts = isPrimary && pointerType === 'touch' && !isZoomed;
    start.current = counts ? { x: clientX, y: clientY } : undefined;
  }
  function end({ clientX, clientY }: PointerEvent): void {
    const from = start.current;
    start.current = undefined;
    if (!from) return;
    const [across, down] = [clientX - from.x, clientY - from.y];
    if (Math.abs(across) < Math.max(FAR_ENOUGH, Math.abs(down) * 1.5)) return;
    if (across < 0) onLeft();
    else onRight();
  }
  return { onPointerDown: begin, onPointerUp: end, onPointerCancel: () => (start.current = undefined) };
}
