/* v8 ignore start: it runs in the browser only. */
/**
 * Sent to the browser as text, so it uses nothing outside itself; bin/short-in-browser.ts shortens it in the build.
 * Fetches the whole stylesheet, then what `load` fetches, once the page has been painted or at the first touch; until the
 * page is alive it keeps presses on buttons, each for 8 s at most, as web/parts/when-needed.ts does. What stands far below
 * is laid out by the page once it is alive, or at the first touch or scroll. A page whose scripts can't be had is marked with
 * `data-without-script`, and looks as it does without script.
 */
export function startLate(preloads: string[], styles: string, load: () => Promise<unknown>): void {
  const { dataset } = document.documentElement;
  const [visit] = performance.getEntriesByType('navigation');
  // Whoever does not start at the top needs the whole height at once.
  const isAtTop = !location.hash && !document.querySelector('[autofocus]');
  const arrive = () => delete dataset['arriving'];
  const once = { once: true };
  if (!isAtTop || !visit || Reflect.get(visit, 'type') !== 'navigate') arrive();
  const kept: HTMLElement[] = [];
  // What those who hear of the first paint fetch for the second.
  const awaited: Promise<unknown>[] = [];
  let started = false;
  const keep = (event: Event) => {
    const button = event.target instanceof Element && event.target.closest('button');
    if (!button) return;
    event.preventDefault();
    event.stopPropagation();
    if (!kept.includes(button)) kept.push(button);
    // Whoever has pressed waits no longer for what hangs: the browser does with it what it does without script.
    void after(8000).then(act);
    touched();
  };
  const add = (rel: string, href: string, media = '') => {
    const link = document.createElement('link');
    Object.assign(link, { rel, href, media });
    document.head.append(link);
    return link;
  };
  const after = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
  const frame = () => new Promise<unknown>((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  const act = () => {
    removeEventListener('click', keep, true);
    for (const button of kept.splice(0)) if (button.isConnected) button.click();
  };
  const start = () => {
    if (started) return;
    started = true;
    for (const address of preloads) add('modulepreload', address);
    // What scripts draw needs the whole stylesheet. Without scripts a page still works: forms post, links lead.
    const link = add('stylesheet', styles, 'not all');
    const fetched = new Promise<unknown>((resolve) => {
      for (const outcome of ['load', 'error']) link.addEventListener(outcome, resolve);
    });
    const ready = Promise.all([fetched, Promise.race([Promise.all(awaited), after(1000)])])
      // In use before it is there, it would keep some browsers from painting.
      .then(() => (link.media = 'all'));
    // What hangs on the way must not keep the page from coming alive.
    void Promise.race([ready, after(8000)])
      // A frame for the styles, and one for the font, while only the top is laid out.
      .then(frame)
      .then(() => dispatchEvent(new Event('arrived')))
      .then(load)
      .catch(() => {
        dataset['withoutScript'] = '';
        arrive();
        act();
      });
  };
  const touched = () => {
    // Before a press leads to a place within the page.
    arrive();
    start();
  };
  addEventListener('click', keep, true);
  addEventListener('hydrated', act, once);
  addEventListener('pointerdown', touched, once);
  addEventListener('keydown', touched, once);
  // A screen reader, or a search within the page, leads far down without a touch. What is then laid out above would move
  // what they led to, even between press and release: Chromium does not hold the place by itself here.
  const scrolled = () => {
    const seen = document.elementFromPoint(99, innerHeight / 2);
    const top = () => seen?.getBoundingClientRect().top ?? 0;
    const before = top();
    arrive();
    const moved = top() - before;
    if (moved) scrollBy({ top: moved, behavior: 'instant' });
  };
  addEventListener('scroll', scrolled, once);
  // Some browsers tell of no such thing, and then this stays open.
  const told = (type: string, isIt: (entry: PerformanceEntry) => boolean) =>
    new Promise<void>((resolve) => {
      const observer = new PerformanceObserver((list) => list.getEntries().some(isIt) && resolve());
      observer.observe({ type, buffered: true });
    });
  // On a fast network `load` comes before anything is seen: the first picture has to be drawable, and then on the screen,
  // or what comes next would slow it down.
  const paint = () => {
    const pictures = Array.from(document.querySelectorAll<HTMLImageElement>('img[fetchpriority=high]'));
    const drawable = Promise.allSettled(pictures.map((picture) => picture.decode()));
    const painted = Promise.race([told('paint', () => true), after(3000)]);
    const largest = told(
      'largest-contentful-paint',
      (entry) =>
        !pictures[0] || ('element' in entry && pictures.some((picture) => picture === entry.element)),
    );
    void Promise.all([drawable, painted])
      .then(() => Promise.race([largest, after(200)]))
      .then(() => {
        requestAnimationFrame(() => {
          dispatchEvent(new CustomEvent('painted', { detail: awaited }));
          // Named in the document, it and its icon would be fetched before anything is seen.
          add('manifest', '/manifest.webmanifest');
          setTimeout(start);
        });
      });
  };
  if (document.readyState === 'complete') paint();
  else addEventListener('load', paint, once);
}
/* v8 ignore stop */
