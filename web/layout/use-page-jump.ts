import { NavigationType } from 'react-router';
import { useNewPage } from './use-new-page.ts';

/** Has the browser be at once where another page begins or was left; only within a page does it glide. */
export function usePageJump(): void {
  useNewPage(jump);
}

function jump(way: NavigationType, hash: string): () => void {
  const { style } = document.documentElement;
  style.scrollBehavior = 'auto';
  // Told to go to the very top, Chromium does not look at styles first.
  if (way !== NavigationType.Pop && !hash) scrollTo({ top: 0, left: 0, behavior: 'instant' });
  const glideAgain = () => style.removeProperty('scroll-behavior');
  const frame = requestAnimationFrame(glideAgain);
  return () => {
    cancelAnimationFrame(frame);
    glideAgain();
  };
}
