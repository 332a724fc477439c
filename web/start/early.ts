/*
 * The early script. The build makes one small file of it and of what it imports, and every document has that text inline
 * in its <head> (web/layout/document.tsx), so that it runs before the page is parsed. README.md in this folder explains it.
 */
import { ignoreDoublePress } from '../../ui/ignore-double-press.ts';
import { showCartCount } from '../shop/cart/show-cart-count.ts';
import { afterFirstPaint } from './after-first-paint.ts';
import { startIslands } from './start-islands.ts';

// Above the calls, which need them: in the built script a constant is a `var`, undefined before its line.
const FONTS_KEY = 'heading-font';
const OFFER_KEY = 'language-offer';
const SCROLLED_PX = 50;

// Before all others that listen to clicks.
ignoreDoublePress();
const { startAll, startStored } = startIslands();
operateDialogs(startAll);
loadHeadingFonts();
linkManifest();
markScrolled();
showCartCount(startStored);
keepQuery();
offerLanguage();

/**
 * Stands in for `command`/`commandfor` where a browser lacks them and starts the islands of a dialog that opens. Dialogs with
 * `data-light-dismiss` are closed by a click beside them, and when the page is left: one that comes back from the
 * back/forward cache shows no open menu.
 */
function operateDialogs(start: (within: ParentNode) => void): void {
  const hasCommands = 'commandForElement' in HTMLButtonElement.prototype;

  addEventListener(
    'toggle',
    ({ target }) => {
      if (target instanceof HTMLDialogElement && target.open) start(target);
    },
    true,
  );

  addEventListener('click', (event) => {
    const element = event.target instanceof Element ? event.target : undefined;
    const control = element?.closest('button[commandfor]');
    const dialog = document.getElementById(control?.getAttribute('commandfor') ?? '');
    if (!hasCommands && dialog instanceof HTMLDialogElement) {
      if (control?.getAttribute('command') === 'close') dialog.close();
      else if (!dialog.open) dialog.showModal();
    }
    // `closedby="any"` acts before the click, so that the second press of a double click would close what the first opened.
    if (element instanceof HTMLDialogElement && hasLightDismiss(element) && isOutside(event, element))
      element.close();
  });

  addEventListener('pagehide', () => {
    for (const dialog of document.querySelectorAll('dialog')) if (hasLightDismiss(dialog)) dialog.close();
  });
}

function hasLightDismiss({ dataset }: HTMLDialogElement): boolean {
  return dataset['lightDismiss'] !== undefined;
}

// The backdrop's events come from the dialog itself, like those of its padding.
function isOutside({ clientX, clientY }: MouseEvent, dialog: HTMLDialogElement): boolean {
  const { left, right, top, bottom } = dialog.getBoundingClientRect();
  return clientX < left || clientX > right || clientY < top || clientY > bottom;
}

/**
 * Loads the headings' fonts: where this browser has fetched them before, for the first paint; on a first visit after it, so that
 * text and the first picture come first, and no heading moves.
 */
function loadHeadingFonts(): void {
  const addresses = document.getElementById('early-script')?.dataset['fonts'];
  if (addresses === undefined) return;
  const faces = addresses.split(' ').map(faceOf);
  const isFetched = wereFetched(addresses);
  if (isFetched) addFaces(faces);
  const loadAndKeep = () =>
    void Promise.all(faces.map((face) => face.load()))
      .then(() => {
        if (isFetched) return;
        addUnlessItMoves(faces);
        localStorage.setItem(FONTS_KEY, addresses);
      })
      // Storage may be forbidden, and a font unreachable: the fallbacks stay.
      .catch(() => {});
  if (isFetched) loadAndKeep();
  else afterFirstPaint(loadAndKeep);
}

// A browser that has not got it in time for the first paint does without it.
function faceOf(address: string): FontFace {
  return new FontFace('Baloo 2', `url(${address})`, { weight: '500 800', display: 'optional' });
}

function addFaces(faces: readonly FontFace[]): void {
  faces.forEach((face) => document.fonts.add(face));
}

// Where the browser has none of the fallback's fonts, a heading may break in another way: then the next page has them. Between
// the two nothing is painted.
function addUnlessItMoves(faces: readonly FontFace[]): void {
  const before = headingHeights();
  addFaces(faces);
  if (headingHeights() !== before) faces.forEach((face) => document.fonts.delete(face));
}

function headingHeights(): string {
  return Array.from(
    document.querySelectorAll<HTMLElement>('h1, h2, h3'),
    (heading) => heading.offsetHeight,
  ).join();
}

// Pages in English need some of the fonts that other pages need.
function wereFetched(addresses: string): boolean {
  try {
    return localStorage.getItem(FONTS_KEY)?.includes(addresses) ?? false;
  } catch {
    return false;
  }
}

/**
 * Links the web manifest after the first paint, for a browser that offers to install the site: it fetches the manifest and an
 * icon as soon as it knows of them, which would delay the first picture by a round trip.
 */
function linkManifest(): void {
  afterFirstPaint(() =>
    document.head.insertAdjacentHTML('beforeend', '<link rel="manifest" href="/manifest.webmanifest">'),
  );
}

/** Marks the document with `data-scrolled` while it is scrolled by more than 50 px: the bar then has a shadow. */
function markScrolled(): void {
  const mark = () => document.documentElement.toggleAttribute('data-scrolled', scrollY > SCROLLED_PX);
  addEventListener('scroll', mark, { passive: true });
  addEventListener('pageshow', mark);
}

/**
 * Has the links to other languages lead to what the page shows now: a script may have changed the query since. The link to
 * easy read, which has no `lang`, stays: a page there reads another query.
 */
function keepQuery(): void {
  addEventListener('click', ({ target }) => {
    const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[hreflang][lang]');
    if (link) link.search = location.search;
  });
}

/**
 * Offers a page once in the language that the browser prefers, where the site has it: fetches one line and shows
 * it. A press on it ends the offers for good.
 */
function offerLanguage(): void {
  const offered = document.getElementById('early-script')?.dataset['offers']?.split(' ') ?? [];
  const own = document.documentElement.lang.slice(0, 2);
  const preferred = navigator.languages
    .map((language) => language.slice(0, 2))
    .find((language) => language === own || offered.includes(language));
  if (preferred && preferred !== own && !wasAnswered())
    addEventListener('load', () => void showOffer(preferred), { once: true });
}

async function showOffer(language: string): Promise<void> {
  const answer = await fetch(`/${language}/language-offer`).catch(() => undefined);
  if (!answer?.ok) return;
  document.body.insertAdjacentHTML('beforeend', await answer.text());
  const offer = document.getElementById('language-offer');
  const link = offer?.querySelector('a');
  if (link) link.href = `/${language}${location.pathname.replace(/^\/$/, '')}${location.search}`;
  offer?.addEventListener('click', ({ target }) => {
    if (!(target instanceof Element && target.closest('a, button'))) return;
    offer.remove();
    try {
      localStorage.setItem(OFFER_KEY, 'answered');
    } catch {
      // Storage may be forbidden.
    }
  });
}

function wasAnswered(): boolean {
  try {
    return localStorage.getItem(OFFER_KEY) !== null;
  } catch {
    return false;
  }
}
