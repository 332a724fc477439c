import { type PointerEvent, type RefObject, useEffect, useRef } from 'react';

/** How far, in CSS pixels, a finger has to go sideways. */
const FAR_ENOUGH = 48;

/** How many times larger than at first a picture gets. */
const LARGEST = 4;

type Gesture = {
  /** The box of the picture. */
  stage: RefObject<HTMLElement | null>;
  /** The address of the picture; another one starts at its first size. */
  address: string;
  onLeft: () => void;
  onRight: () => void;
};

/**
 * What fingers do to a picture: two make it larger, one moves a larger one, and one that goes sideways leads on or back. Gives
 * handlers for its box, which needs `touch-action: pan-y`.
 */
export function useFingers({ stage, address, onLeft, onRight }: Gesture) {
  const start = useRef<{ x: number; y: number }>(undefined);
  const isLarger = usePinch(stage, address);

  function begin({ isPrimary, pointerType, clientX, clientY }: PointerEvent): void {
    // A second finger is no swipe, and in a zoomed page or a larger picture a finger moves what is seen.
    const isZoomed = (window.visualViewport?.scale ?? 1) > 1.01 || isLarger();
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

/** Lets two fingers make the picture in the box larger instead of the page; gives the function that says whether it is. */
function usePinch(stage: RefObject<HTMLElement | null>, address: string): () => boolean {
  const scale = useRef(1);

  useEffect(() => {
    const picture = stage.current?.querySelector('img');
    return stage.current && picture ? enlargeByFingers(stage.current, picture, scale) : undefined;
  }, [stage, address]);

  return () => scale.current > 1;
}

/** Listens to the fingers on a box, and keeps how large its picture is in `scale`; gives the function that ends it. */
function enlargeByFingers(box: HTMLElement, picture: HTMLElement, scale: RefObject<number>): () => void {
  const place = { x: 0, y: 0 };
  let fingers = { x: 0, y: 0, apart: 0 };

  function show(): void {
    const room = (scale.current - 1) / 2;
    place.x = within(place.x, room * picture.clientWidth);
    place.y = within(place.y, room * picture.clientHeight);
    picture.style.transform =
      scale.current === 1 ? '' : `translate(${place.x}px, ${place.y}px) scale(${scale.current})`;
  }
  function begin(event: TouchEvent): void {
    fingers = fingersOf(event.touches, box);
    if (event.touches.length === 2 || scale.current > 1) event.preventDefault();
  }
  function move(event: TouchEvent): void {
    if (event.touches.length !== 2 && scale.current === 1) return;
    event.preventDefault();
    const now = fingersOf(event.touches, box);
    const before = scale.current;
    if (fingers.apart > 0 && now.apart > 0)
      scale.current = Math.min(LARGEST, Math.max(1, (before * now.apart) / fingers.apart));
    // What was between the fingers stays between them.
    const factor = scale.current / before;
    place.x = now.x - (fingers.x - place.x) * factor;
    place.y = now.y - (fingers.y - place.y) * factor;
    fingers = now;
    show();
  }
  const end = ({ touches }: TouchEvent) => (fingers = fingersOf(touches, box));

  // React's own listeners can't keep the browser from zooming: they are passive.
  box.addEventListener('touchstart', begin, { passive: false });
  box.addEventListener('touchmove', move, { passive: false });
  box.addEventListener('touchend', end);
  return () => {
    box.removeEventListener('touchstart', begin);
    box.removeEventListener('touchmove', move);
    box.removeEventListener('touchend', end);
    scale.current = 1;
    show();
  };
}

/** The middle of the fingers, from the middle of the box, and how far two are apart; 0 for one. */
function fingersOf(touches: TouchList, box: HTMLElement): { x: number; y: number; apart: number } {
  const [one, other = one] = touches;
  if (!one || !other) return { x: 0, y: 0, apart: 0 };
  const { left, top, width, height } = box.getBoundingClientRect();
  return {
    x: (one.clientX + other.clientX) / 2 - left - width / 2,
    y: (one.clientY + other.clientY) / 2 - top - height / 2,
    apart: Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY),
  };
}

function within(value: number, most: number): number {
  return Math.min(most, Math.max(-most, value));
}
