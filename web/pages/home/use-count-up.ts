import { type RefObject, useEffect, useRef, useState } from 'react';
import { countAt } from './count-at.ts';

/**
 * The figure to show: the final one, unless things move; then it counts up to it once `element` is half visible, once a
 * visit. Pausing shows the final figure.
 */
export function useCountUp(figure: number, element: RefObject<Element | null>, moving: boolean): number {
  const [shown, setShown] = useState(figure);
  const counted = useRef(false);

  useEffect(() => {
    if (!moving || !element.current || counted.current) return undefined;
    let frame = 0;
    const observer = new IntersectionObserver(
      ([entry]) => {
        // Browsers disagree on whether `isIntersecting` waits for the threshold.
        if (!entry || entry.intersectionRatio < 0.5) return;
        observer.disconnect();
        counted.current = true;
        count(performance.now());
      },
      { threshold: 0.5 },
    );

    function count(began: number): void {
      const now = countAt(figure, performance.now() - began);
      setShown(now);
      if (now < figure) frame = requestAnimationFrame(() => count(began));
    }

    setShown(0);
    observer.observe(element.current);
    return () => {
      observer.disconnect();
      cancelAnimationFrame(frame);
      setShown(figure);
    };
  }, [figure, element, moving]);

  return shown;
}
