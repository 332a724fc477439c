import { setTimeout as pause } from 'node:timers/promises';
import type { Driver, Key } from './driver.ts';
import { lookUp, type Pressed, type Seen } from './look-up.ts';
import { describeTarget, type Target } from './target.ts';

// No test asserts a time; this only ends one that hangs, also on a busy machine.
const TIMEOUT_MS = 20_000;
const POLL_MS = 50;

// Button down and up, both in the page and at no element of it.
const NO_ELEMENT = 'no element and no element';

/**
 * The browser's clicks reach no element at all, though each place of a page belongs to one. Firefox 153 once was like that,
 * for 20 s after Back; it says nothing of the site.
 */
export class NoElementReachedError extends Error {}

/** A visitor's browser, the same for every engine. What it acts on is waited for; what it reads is as it is now. */
export type Browser = {
  /** Opens a path of the site. */
  open(path: string): Promise<void>;
  /** Clicks an element; rejects where it can't be clicked within 20 s, with `NoElementReachedError` where clicks reach none. */
  press(target: Target): Promise<void>;
  /**
   * Clicks an element and, once something that this brings stands still, whatever is now at the same place. The page sees
   * both clicks at the same time, as those of a double click.
   */
  pressTwice(target: Target, brought: Target): Promise<void>;
  /** Clicks an element and gives the address that this would open in a new tab; nothing is opened. */
  pressForNewTab(target: Target): Promise<string>;
  /** Replaces the text of a field by typing. */
  fill(label: string, text: string): Promise<void>;
  /** Chooses an option of a select field by its words. */
  choose(label: string, option: string): Promise<void>;
  pressKey(key: Key): Promise<void>;
  /** Goes back in the history. */
  back(): Promise<void>;
  /** Gives the window about that width, in CSS pixels. */
  resize(width: number): Promise<void>;
  /**
   * The state of an element as it is seen now; null where it is not there or not visible. Rejects between two
   * documents.
   */
  look(target: Target): Promise<Seen | null>;
  /** The path and query of the page now. Rejects between two documents. */
  path(): Promise<string>;
};

/** Gives a browser whose window is that of a small desktop, on the site at that address. */
export async function createBrowser(driver: Driver, address: string): Promise<Browser> {
  await driver.resize(1200, 850);

  async function placeOf(target: Target): Promise<{ x: number; y: number }> {
    let obstacle = 'it is not there';
    return waitFor(
      async () => {
        // Between two documents there is none to ask.
        const seen = await driver.run(lookUp, target, true).catch(() => null);
        obstacle = seen ? (seen.obstacle ?? '') : 'it is not there';
        return seen?.place;
      },
      () => new Error(`No click reaches the ${describeTarget(target)}: ${obstacle}.`),
    );
  }

  // Where a click reached the element, or what it reached instead.
  async function clickOnce(target: Target): Promise<{ place?: { x: number; y: number }; reached?: string }> {
    // The pointer goes there first, because what that brings about may move the element.
    const seen = await placeOf(target);
    try {
      await driver.moveTo(seen.x, seen.y);
      const place = await placeOf(target);
      await driver.run(watchClick).catch(() => undefined);
      await driver.clickAt(place.x, place.y);
      const reached = await driver.run(reachedInstead).catch(() => null);
      return reached === null ? { place } : { reached };
    } catch (error) {
      // Such as a place outside of a window that has just become narrower.
      return { reached: String(error) };
    }
  }

  async function press(target: Target): Promise<{ x: number; y: number }> {
    let reached: string | undefined;
    return waitFor(
      async () => {
        const click = await clickOnce(target);
        reached = click.reached;
        return click.place;
      },
      () => {
        const problem = `Every click missed the ${describeTarget(target)}; the last one reached ${reached}.`;
        return reached === NO_ELEMENT ? new NoElementReachedError(problem) : new Error(problem);
      },
    );
  }

  return {
    open: (path) => driver.goto(address + path),
    press: async (target) => void (await press(target)),
    async pressTwice(target, brought) {
      const { x, y } = await press(target);
      await driver.run(stopClock);
      await waitFor(
        async () => (await driver.run(lookUp, brought, false))?.isAnimated === false,
        () => new Error(`The ${describeTarget(brought)} does not come to stand still.`),
      );
      await driver.clickAt(x, y);
    },
    async pressForNewTab(target) {
      await driver.run(catchNewTabs);
      await press(target);
      return waitFor(
        () => driver.run(caughtNewTab),
        () => new Error(`No new tab opens after a click on the ${describeTarget(target)}.`),
      );
    },
    async fill(label, text) {
      await press({ label });
      await driver.run(selectAllText);
      await driver.type(text);
    },
    async choose(label, option) {
      await press({ label });
      await driver.pressKey('Escape');
      await driver.run(chooseOption, option);
    },
    pressKey: (key) => driver.pressKey(key),
    back: () => driver.run(() => history.back()),
    resize: (width) => driver.resize(width, 850),
    look: (target) => driver.run(lookUp, target, false),
    path: () => driver.run(() => location.pathname + location.search),
  };
}

async function waitFor<Found>(find: () => Promise<Found>, problem: () => Error): Promise<NonNullable<Found>> {
  const deadline = performance.now() + TIMEOUT_MS;
  for (;;) {
    const found = await find();
    if (found) return found;
    if (performance.now() > deadline) throw problem();
    await pause(POLL_MS);
  }
}

// The elements that button down and up of a click reached in the page, and how many of the two the element.
type Clicked = { hits: number; reached: string[] };

// These run in the page.

// A page that moves in the moment of the click takes it elsewhere, and one that fades into another may take it nowhere;
// one that the click replaced has not missed it.
function watchClick(): void {
  const page = globalThis as typeof globalThis & { pressed?: Pressed; clicked?: Clicked };
  const clicked: Clicked = { hits: 0, reached: [] };
  page.clicked = clicked;
  const keep = ({ target }: Event) => {
    if (target instanceof Node && page.pressed?.element.contains(target)) clicked.hits += 1;
    clicked.reached.push(target instanceof Element ? target.outerHTML.slice(0, 120) : 'no element');
  };
  // The page may hold back the click itself until it has its scripts.
  addEventListener('mousedown', keep, { capture: true, once: true });
  addEventListener('mouseup', keep, { capture: true, once: true });
}

// Null where button down and up both reached the element.
function reachedInstead(): string | null {
  const { clicked } = globalThis as { clicked?: Clicked };
  if (!clicked || clicked.hits === 2) return null;
  return clicked.reached.join(' and ') || 'nothing';
}

function stopClock(): void {
  Object.defineProperty(Event.prototype, 'timeStamp', { get: () => 0 });
}

function selectAllText(): void {
  const field = document.activeElement;
  if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) field.select();
}

function chooseOption(words: string): void {
  const field = document.activeElement;
  if (!(field instanceof HTMLSelectElement)) throw new Error('No select field has the focus.');
  const option = Array.from(field.options).find(({ text }) => text === words);
  if (!option) throw new Error(`There is no option “${words}”.`);
  field.value = option.value;
  field.dispatchEvent(new Event('input', { bubbles: true }));
  field.dispatchEvent(new Event('change', { bubbles: true }));
}

function catchNewTabs(): void {
  const keep = (address: string) => Object.assign(globalThis, { newTabAddress: address });
  window.open = (address) => {
    keep(String(address));
    return window;
  };
  addEventListener('click', (event) => {
    const link =
      event.target instanceof Element && event.target.closest<HTMLAnchorElement>('a[target=_blank]');
    if (!link) return;
    event.preventDefault();
    keep(link.href);
  });
}

function caughtNewTab(): string | undefined {
  return (globalThis as { newTabAddress?: string }).newTabAddress;
}
