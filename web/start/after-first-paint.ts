const IDLE_WAIT_MS = 1000;

/** Calls a function once the page has loaded and was painted, when the browser is idle then. */
export function afterFirstPaint(work: () => void): void {
  const whenPainted = (_: unknown, observer: PerformanceObserver) => {
    observer.disconnect();
    // Safari has no idle callbacks.
    (window.requestIdleCallback ?? setTimeout)(work, { timeout: IDLE_WAIT_MS });
  };
  // A frame that was asked for is not painted yet: only the browser knows when.
  addEventListener(
    'load',
    () => new PerformanceObserver(whenPainted).observe({ type: 'paint', buffered: true }),
    { once: true },
  );
}
