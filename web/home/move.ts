/*
 * The moving parts of the home page: its pictures, the band of slogans and the counters. Fetched by the early script after the
 * first paint; all words stay in the HTML, and home.css and the views show what `data-motion` of <html> asks for.
 */
import { countAt } from './count-at.ts';

/**
 * Whether things move by themselves: `reduced` where the visitor's system asks for no motion, `paused` by the visitor,
 * `waiting` while the page is not visible (prerendered, or in a hidden tab), else `moving`.
 */
type Motion = 'waiting' | 'moving' | 'paused' | 'reduced';

const KEY = 'motion';
const TURN_MS = 4000;
const FETCH_AHEAD_MS = 2000;

const reducedMotion = matchMedia('(prefers-reduced-motion: reduce)');
const followers = [turnPictures(), scrollSlogans(), countFigures()];
let isPaused = storedPause();

reducedMotion.addEventListener('change', follow);
document.addEventListener('visibilitychange', follow);
find('.motion-button').addEventListener('click', () => {
  isPaused = !isPaused;
  storePause();
  follow();
});
follow();

function follow(): void {
  const motion = currentMotion();
  document.documentElement.dataset['motion'] = motion;
  for (const followMotion of followers) followMotion(motion);
}

function currentMotion(): Motion {
  if (reducedMotion.matches) return 'reduced';
  if (isPaused) return 'paused';
  return document.visibilityState === 'hidden' ? 'waiting' : 'moving';
}

function storedPause(): boolean {
  try {
    return localStorage.getItem(KEY) === 'paused';
  } catch (cause) {
    console.warn('Whether the page was paused can’t be read; it moves.', cause);
    return false;
  }
}

function storePause(): void {
  try {
    localStorage.setItem(KEY, isPaused ? 'paused' : 'moving');
  } catch (cause) {
    console.warn('The pause can’t be stored; it lasts as long as this page.', cause);
  }
}

/**
 * While things move and the hero is not held, shows the next picture every 4 s: fetched 2 s before its turn, shown once it has
 * loaded. The buttons show a picture at once.
 */
function turnPictures(): (motion: Motion) => void {
  const hero = find('.hero');
  const pictures = find('.hero-pictures');
  const captions = Array.from(document.querySelectorAll('.hero-caption'));
  const shownCaption = find('.hero-caption-shown');
  let shown = 0;
  let motion: Motion = 'waiting';
  // A pointer or focus that is there already sends no event.
  let isHovered = matchMedia('(hover: hover)').matches && hero.matches(':hover');
  let isFocused = hero.matches(':focus-within');
  let isTurning = false;
  let isDue = false;
  let fetchTimer: ReturnType<typeof setTimeout>;
  let turnTimer: ReturnType<typeof setTimeout>;

  function indexAfter(by: number): number {
    return (shown + by + captions.length) % captions.length;
  }

  /** A picture by its index; the browser fetches it from the first call on. */
  function pictureAt(index: number): Element | undefined {
    const waiting = pictures.children[index];
    if (waiting instanceof HTMLTemplateElement) waiting.replaceWith(waiting.content);
    return pictures.children[index];
  }

  function show(index: number): void {
    pictureAt(shown)?.setAttribute('aria-hidden', 'true');
    pictureAt(index)?.setAttribute('aria-hidden', 'false');
    shownCaption.innerHTML = captions[index]?.innerHTML ?? '';
    shown = index;
    planTurn();
  }

  function planTurn(): void {
    clearTimeout(fetchTimer);
    clearTimeout(turnTimer);
    isDue = false;
    if (!isTurning) return;
    fetchTimer = setTimeout(() => pictureAt(indexAfter(1)), TURN_MS - FETCH_AHEAD_MS);
    turnTimer = setTimeout(() => {
      isDue = true;
      turnIfLoaded();
    }, TURN_MS);
  }

  function turnIfLoaded(): void {
    const next = indexAfter(1);
    // A picture that has failed to load is complete too.
    if (isDue && pictureAt(next)?.querySelector('img')?.complete !== false) show(next);
  }

  function startOrStop(): void {
    const canTurn = motion === 'moving' && !isHovered && !isFocused;
    if (canTurn === isTurning) return;
    isTurning = canTurn;
    planTurn();
  }

  for (const type of ['load', 'error']) pictures.addEventListener(type, turnIfLoaded, true);
  for (const button of hero.querySelectorAll<HTMLElement>('[data-turn]'))
    button.addEventListener('click', () => show(indexAfter(Number(button.dataset['turn']))));
  // A finger does not hover: it would hold on long after it was lifted.
  hero.addEventListener('pointerenter', ({ pointerType }) => {
    isHovered = pointerType !== 'touch';
    startOrStop();
  });
  hero.addEventListener('pointerleave', () => {
    isHovered = false;
    startOrStop();
  });
  hero.addEventListener('focusin', () => {
    isFocused = true;
    startOrStop();
  });
  hero.addEventListener('focusout', ({ relatedTarget }) => {
    isFocused = relatedTarget instanceof Node && hero.contains(relatedTarget);
    startOrStop();
  });

  return (now) => {
    motion = now;
    // Only a picture that the visitor asked for is announced.
    shownCaption.setAttribute('aria-live', now === 'paused' || now === 'reduced' ? 'polite' : 'off');
    startOrStop();
  };
}

/** Paused, the band is scrolled by the visitor, who may have no pointer. */
function scrollSlogans(): (motion: Motion) => void {
  const slogans = find('.slogans');
  return (motion) => {
    if (motion === 'moving') slogans.removeAttribute('tabindex');
    else slogans.setAttribute('tabindex', '0');
  };
}

/** Counts each figure up from 0 once it is half visible, once a visit; while nothing moves, the final figures stand there. */
function countFigures(): (motion: Motion) => void {
  const figures = Array.from(document.querySelectorAll<HTMLElement>('[data-figure]'));
  const uncounted = new Set<Element>(figures);
  const counting = new Set<Element>();
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, intersectionRatio } of entries) {
        // Browsers disagree on whether `isIntersecting` waits for the threshold.
        if (intersectionRatio < 0.5 || !uncounted.delete(target)) continue;
        observer.unobserve(target);
        counting.add(target);
        count(target as HTMLElement, performance.now());
      }
    },
    { threshold: 0.5 },
  );

  function count(element: HTMLElement, began: number): void {
    if (!counting.has(element)) return;
    const figure = Number(element.dataset['figure']);
    const now = countAt(figure, performance.now() - began);
    element.textContent = String(now);
    if (now < figure) requestAnimationFrame(() => count(element, began));
  }

  return (motion) => {
    if (motion !== 'moving') {
      observer.disconnect();
      counting.clear();
      for (const figure of figures) figure.textContent = figure.dataset['figure'] ?? '';
      return;
    }
    for (const figure of uncounted) {
      figure.textContent = '0';
      observer.observe(figure);
    }
  };
}

/** An element that the page always has. */
function find(selector: string): HTMLElement {
  const element = document.querySelector<HTMLElement>(selector);
  if (!element) throw new Error(`The page has no “${selector}”.`);
  return element;
}
