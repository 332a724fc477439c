import { useEffect, useState } from 'react';

/** Whether the page is scrolled down by more than so many pixels; false until it has come alive. */
export function useScrolledPast(pixels: number): boolean {
  const [isPast, setIsPast] = useState(false);
  useEffect(() => {
    const look = () => setIsPast(window.scrollY > pixels);
    // Within the frame that lays the page out anyway: asked at once, it would be laid out for the answer.
    const frame = requestAnimationFrame(look);
    addEventListener('scroll', look, { passive: true });
    return () => {
      cancelAnimationFrame(frame);
      removeEventListener('scroll', look);
    };
  }, [pixels]);
  return isPast;
}
