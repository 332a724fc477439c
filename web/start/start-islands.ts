import { afterFirstPaint } from './after-first-paint.ts';

// Longer than a script takes on a slow network; a press waits no longer for one that hangs.
const PRESS_WAIT_MS = 8000;

/** Gives the control that stands for another one after hydration; undefined where there is none. */
type Successor = (control: HTMLElement) => HTMLElement | undefined;

/**
 * Starts the islands of the page, each at its time, and keeps presses on controls that do not listen yet. Gives the functions
 * that start all islands within an element now, and those that show what this browser has stored, once the page is painted.
 */
export function startIslands(): { startAll: (within: ParentNode) => void; startStored: () => void } {
  const shared = scriptsIn(document.getElementById('early-script'));
  const hydrations = new Map<HTMLElement, Promise<Successor>>();
  const waiting = new Set<HTMLElement>();
  let isPainted = false;

  /** Fetches and hydrates an island once; rejects where its scripts can't be had. */
  async function hydrate(island: HTMLElement): Promise<Successor> {
    // All at once: a module names the others that it needs only when it is there.
    for (const href of [...shared, ...scriptsIn(island)])
      document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
    try {
      const module: unknown = await import(/* @vite-ignore */ shared[0] ?? '');
      const { hydrateIsland } = module as typeof import('./hydrate.tsx');
      return await hydrateIsland(island);
    } catch (cause) {
      goWithoutScript(island.dataset['island'], cause);
      return itself;
    }
  }

  function start(island: HTMLElement): Promise<Successor> {
    const hydration = hydrations.get(island) ?? hydrate(island);
    hydrations.set(island, hydration);
    return hydration;
  }

  function startAll(within: ParentNode, selector = '[data-island]'): void {
    for (const island of within.querySelectorAll<HTMLElement>(selector)) void start(island);
  }

  // A visitor who touches an island, or the button of a dialog with islands, needs them soon.
  function startTouched({ target }: Event): void {
    if (!(target instanceof Element)) return;
    const island = target.closest<HTMLElement>('[data-island]');
    if (island) void start(island);
    const dialog = document.getElementById(target.closest('[commandfor]')?.getAttribute('commandfor') ?? '');
    if (dialog) startAll(dialog);
  }

  // Where hydration fails or hangs, the browser does with a press what it does without script.
  async function hydrated(island: HTMLElement): Promise<Successor> {
    const late = new Promise<Successor>((resolve) => setTimeout(resolve, PRESS_WAIT_MS, itself));
    const successor = await Promise.race([start(island), late]);
    island.dataset['hydrated'] = '';
    return successor;
  }

  function keepPress(event: MouseEvent): void {
    const control = event.target instanceof Element && event.target.closest<HTMLElement>('button, a');
    const island = control && control.closest<HTMLElement>('[data-island]:not([data-hydrated])');
    if (!island || control.hasAttribute('commandfor') || leadsAway(control, event)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    if (waiting.has(control)) return;
    waiting.add(control);
    void hydrated(island).then((successor) => {
      waiting.delete(control);
      successor(control)?.click();
    });
  }

  // Among tabs, arrow keys move the focus; the browser knows nothing of that.
  function keepKey(event: KeyboardEvent): void {
    const tab = event.target instanceof Element && event.target.closest('[role=tab]');
    const island = tab && tab.closest<HTMLElement>('[data-island]:not([data-hydrated])');
    if (!island) return;
    void hydrated(island).then(() =>
      document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', event)),
    );
  }

  function startStored(): void {
    if (isPainted) startAll(document, '[data-stored] :is([data-when=stored], [data-when=idle])');
  }

  function startAfterPaint(): void {
    isPainted = true;
    startAll(document, '[data-when=painted]');
    const script = document.querySelector<HTMLElement>('[data-script]')?.dataset['script'];
    if (script) import(/* @vite-ignore */ script).catch((cause: unknown) => goWithoutScript(script, cause));
    startStored();
    // Whoever saves data gets these scripts with the first touch.
    if (!savesData()) startAll(document, '[data-when=idle]');
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { isIntersecting, target } of entries)
          if (isIntersecting && target.parentElement) void start(target.parentElement);
      },
      { rootMargin: '100% 0px' },
    );
    // The island's own element has no box.
    for (const child of document.querySelectorAll('[data-when=near] > :first-child')) observer.observe(child);
  }

  for (const type of ['pointerdown', 'focusin'])
    addEventListener(type, startTouched, { capture: true, passive: true });
  addEventListener('click', keepPress, true);
  addEventListener('keydown', keepKey, true);
  afterFirstPaint(startAfterPaint);
  return { startAll, startStored };
}

function itself(control: HTMLElement): HTMLElement | undefined {
  return control.isConnected ? control : undefined;
}

// Only Chromium tells.
function savesData(): boolean {
  return 'connection' in navigator && (navigator.connection as { saveData?: boolean }).saveData === true;
}

// Without its scripts a page still works: forms post and links lead.
function goWithoutScript(name: string | undefined, cause: unknown): void {
  document.documentElement.dataset['withoutScript'] = '';
  console.warn(`The script of “${name}” could not be loaded.`, cause);
}

// A link to another page, or to another tab, needs no script.
function leadsAway(control: HTMLElement, press: MouseEvent): boolean {
  return (
    control instanceof HTMLAnchorElement &&
    (control.pathname !== location.pathname ||
      control.target !== '' ||
      control.hasAttribute('download') ||
      press.ctrlKey ||
      press.metaKey ||
      press.shiftKey)
  );
}

// The addresses of scripts, with spaces between them.
function scriptsIn(element: HTMLElement | null): string[] {
  return element?.dataset['scripts']?.split(' ').filter(Boolean) ?? [];
}
