// Longer than a script takes on a slow network; whoever has pressed waits no longer for one that hangs.
const LONGEST_WAIT_MS = 8000;

/**
 * Calls `start` once a visitor comes within a screen of a part of the page, or touches it; presses on its buttons wait
 * until `start` is done. Where that fails or takes too long, the browser does with them what it does without script.
 * Gives the way to stop, of which `start` hears by its signal.
 */
export function whenNeeded(part: HTMLElement, start: (left: AbortSignal) => Promise<void>): () => void {
  const left = new AbortController();
  const waiting = new AbortController();
  const kept = new Set<HTMLElement>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let started = false;

  const act = () => {
    clearTimeout(timer);
    waiting.abort();
    if (!left.signal.aborted) for (const button of kept) button.click();
    kept.clear();
  };
  const need = () => {
    if (started) return;
    started = true;
    observer.disconnect();
    void start(left.signal)
      .catch(() => {})
      .then(act);
  };
  const keep = (event: Event) => {
    const button = event.target instanceof Element && event.target.closest('button');
    if (!button) return;
    event.preventDefault();
    event.stopPropagation();
    kept.add(button);
    timer ??= setTimeout(act, LONGEST_WAIT_MS);
    need();
  };

  const observer = new IntersectionObserver(
    (entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) need();
    },
    { rootMargin: '100% 0px' },
  );
  // The part itself may have no box.
  for (const child of part.children) observer.observe(child);
  const { signal } = waiting;
  for (const touch of ['focusin', 'pointerdown'])
    part.addEventListener(touch, need, { signal, passive: true });
  part.addEventListener('click', keep, { signal, capture: true });

  return () => {
    observer.disconnect();
    left.abort();
    act();
  };
}
