import { type KeyboardEvent, type MouseEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { type GalleryType, galleryTypes } from '../../domain/gallery/gallery-type.ts';
import { fillIn } from '../../domain/values/fill-in.ts';
import type { Messages } from '../../texts/schemas/messages.ts';
import { isPlainPress } from '../../ui/is-plain-press.ts';
import { useHydrated } from '../../ui/store.ts';
import { pushAddress, replaceAddress, useQuery } from '../../ui/use-query.ts';
import { ACROSS_A_PHONE, Picture } from '../pictures/picture.tsx';
import { type GalleryView, type ShownPicture, galleryQuery, galleryView } from './gallery-address.ts';
import { Lightbox } from './lightbox.tsx';
import { tabAfter } from './tab-after.ts';

type GalleryProps = {
  messages: Pick<Messages['gallery'], 'title' | 'filter' | 'all' | 'types' | 'lightbox'> & {
    pageTitle: string;
  };
  /** The path of the gallery. */
  path: string;
  pictures: readonly ShownPicture[];
  /** The query of the address that the server rendered. */
  query: string;
};

/** Tabs, grid and lightbox: what they show stands in the address. */
export function GalleryIsland({ messages, path, pictures, query: queryOnServer }: GalleryProps) {
  const query = useQuery(queryOnServer);
  const view = galleryView(pictures, query);
  const { shown, show, close } = useOpenPicture(view, query);
  useReturnToTile(shown, view.open);

  const { title } = view.open ?? messages;
  useEffect(() => {
    document.title = fillIn(messages.pageTitle, { title });
  }, [messages, title]);

  return (
    <>
      <GalleryTabs messages={messages} path={path} type={view.type} />
      <GalleryGrid view={view} />
      {shown && (
        <Lightbox messages={messages.lightbox} view={view} shown={shown} onShow={show} onClose={close} />
      )}
    </>
  );
}

/** The pictures in their places: a large one beside two small, then three alike, then a large one on the other side. */
function GalleryGrid({ view: { type, pictures } }: { view: GalleryView }) {
  return (
    <div role="tabpanel" id={TAB_PANEL} aria-labelledby={tabId(type ?? 'all')} className="mt-6">
      <ul className="gallery-grid">
        {pictures.map((picture, index) => (
          <li key={picture.id} className="@container">
            <GalleryTile picture={picture} filter={type} index={index} />
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The `history.state` of an entry that was made by pressing a tile: Back leads to the grid. */
const OPENED_FROM_GRID = 'opened from the grid';

type GalleryTileProps = { picture: ShownPicture; filter: GalleryType | undefined; index: number };

/** A picture of the grid with its cloth label, leading to itself seen large. */
function GalleryTile({ picture, filter, index }: GalleryTileProps) {
  const labelId = `${tileId(picture)}-label`;
  const query = galleryQuery(filter, picture.id);

  function open(event: MouseEvent): void {
    if (!isPlainPress(event)) return;
    event.preventDefault();
    withViewTransition(() => {
      // The second half of a double click would make a second entry in the history.
      if (location.search !== query) pushAddress(query, OPENED_FROM_GRID);
    });
  }

  return (
    <a
      id={tileId(picture)}
      href={query}
      onClick={open}
      aria-labelledby={labelId}
      className="gallery-tile group flex h-full flex-col rounded-patch text-ink no-underline"
    >
      <Picture
        address={picture.address}
        alt={picture.alt}
        sizes={tileSizes(index)}
        priority={index === 0}
        className="gallery-tile-picture aspect-4/3 grow rounded-patch shadow-lift"
      />
      <span
        id={labelId}
        className="relative z-1 -mt-3 mr-6 ml-3 grid gap-0.5 self-start rounded-patch border border-line bg-surface px-4 py-2 @max-3xs:mr-1 @max-3xs:ml-1 @max-3xs:px-2.5 @max-3xs:py-1.5"
      >
        <span
          lang={picture.lang}
          className="font-heading text-base leading-tight font-bold text-balance wrap-anywhere group-hover:underline"
        >
          {picture.title}
        </span>
        <span className="text-sm leading-snug text-muted @max-3xs:hidden">{picture.caption}</span>
      </span>
    </a>
  );
}

function tileId({ id }: ShownPicture): string {
  return `picture-${id}`;
}

/**
 * How wide a tile's picture is drawn, for `<img sizes>`, by its place among the tiles: the stylesheet of the grid makes
 * every third one large on a phone, and the first and last of nine on a wide screen.
 * @example tileSizes(1) // '(min-width: 75rem) 22rem, (min-width: 48rem) 31vw, (min-width: 22rem) 44vw, 85vw'
 */
function tileSizes(index: number): string {
  const isLarge = [0, 8].includes(index % 9);
  return [
    `(min-width: 75rem) ${isLarge ? 46 : 22}rem`,
    `(min-width: 48rem) ${isLarge ? 64 : 31}vw`,
    `(min-width: 22rem) ${index % 3 === 0 ? ACROSS_A_PHONE : '44vw'}`,
    ACROSS_A_PHONE,
  ].join(', ');
}

let isPending = false;

/**
 * Changes what the page shows, as a view transition where the browser has them and motion is welcome; does nothing while
 * another change waits for its transition to begin.
 */
function withViewTransition(change: () => void): void {
  const isReduced = matchMedia('(prefers-reduced-motion: reduce)').matches;
  if (isReduced || !('startViewTransition' in document)) return change();
  if (isPending) return;
  isPending = true;
  const { ready } = document.startViewTransition(() => {
    isPending = false;
    flushSync(change);
  });
  // It rejects where the next transition came before this one began, which is no failure.
  ready.catch(() => undefined);
}

// Browsers limit how often the address may change; short enough that a copied address is right.
const ADDRESS_DELAY_MS = 120;

/**
 * The picture that is shown large, and the ways to another and out. The address follows what is shown, in the same entry
 * of the history, so that Back closes; closing goes back to the grid that it was opened from.
 */
function useOpenPicture({ type, open }: GalleryView, query: string) {
  const [shown, setShown] = useState(open);
  const [lastQuery, setLastQuery] = useState(query);
  if (query !== lastQuery) {
    setLastQuery(query);
    setShown(open);
  }

  useEffect(() => {
    if (!shown || shown === open) return undefined;
    const timer = setTimeout(() => replaceAddress(galleryQuery(type, shown.id)), ADDRESS_DELAY_MS);
    return () => clearTimeout(timer);
  }, [type, shown, open]);

  function close(): void {
    setShown(undefined);
    if (history.state === OPENED_FROM_GRID) history.back();
    else replaceAddress(location.pathname + galleryQuery(type));
  }

  return { shown, show: setShown, close };
}

/** Puts the focus on the tile of the picture last seen when it is closed, and brings that tile into view. */
function useReturnToTile(shown: ShownPicture | undefined, inAddress: ShownPicture | undefined): void {
  const lastSeen = useRef(shown);
  const closed = useRef<ShownPicture>(undefined);

  useLayoutEffect(() => {
    if (!shown && lastSeen.current) {
      closed.current = lastSeen.current;
      tileOf(closed.current)?.focus({ preventScroll: true });
    }
    lastSeen.current = shown;
  }, [shown]);

  // Going back scrolls the page to where the first picture was opened; the tile of the last one may be elsewhere.
  useEffect(() => {
    if (shown || inAddress || !closed.current) return undefined;
    const tile = tileOf(closed.current);
    // Browsers scroll there only after they have said that the address changed.
    const frame = requestAnimationFrame(() => {
      tile?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
      closed.current = undefined;
    });
    return () => cancelAnimationFrame(frame);
  }, [shown, inAddress]);
}

/** A picture's tile in the document; null where the grid doesn't show it. */
function tileOf(picture: ShownPicture): HTMLElement | null {
  return document.getElementById(tileId(picture));
}

/** The id of the panel that the tabs fill. */
const TAB_PANEL = 'gallery-pictures';

const tabs = ['all', ...galleryTypes] as const;
type Tab = (typeof tabs)[number];

type GalleryTabsProps = Pick<GalleryProps, 'messages' | 'path'> & Pick<GalleryView, 'type'>;

/** The filter: links, so that it works without JavaScript and a view can be shared; as tabs, arrow keys move in it. */
function GalleryTabs({ messages, path, type }: GalleryTabsProps) {
  const list = useRef<HTMLDivElement>(null);
  const isHydrated = useHydrated();
  const selected = type ?? 'all';
  const addressOf = (tab: Tab) => path + galleryQuery(tab === 'all' ? undefined : tab);
  const labels = { all: messages.all, ...messages.types };

  function press(event: MouseEvent, tab: Tab): void {
    if (!isPlainPress(event)) return;
    event.preventDefault();
    if (tab === selected) replaceAddress(addressOf(tab));
    else pushAddress(addressOf(tab));
  }

  // From the tab in focus, which in a quick sequence of keys is ahead of the selected one.
  function move(event: KeyboardEvent, from: Tab): void {
    const target = tabAfter(event, tabs, from);
    if (!target) return;
    event.preventDefault();
    list.current?.querySelector<HTMLElement>(`#${tabId(target)}`)?.focus();
    replaceAddress(addressOf(target));
  }

  return (
    <div ref={list} role="tablist" aria-label={messages.filter} className="filter-row flex flex-wrap gap-x-1">
      {tabs.map((tab) => (
        <a
          key={tab}
          id={tabId(tab)}
          role="tab"
          href={addressOf(tab)}
          onClick={(event) => press(event, tab)}
          aria-selected={tab === selected}
          aria-controls={TAB_PANEL}
          // Without script the arrow keys move nothing, so every tab has to be reached by Tab.
          tabIndex={isHydrated && tab !== selected ? -1 : 0}
          onKeyDown={(event) => move(event, tab)}
          className="filter"
        >
          {labels[tab]}
        </a>
      ))}
    </div>
  );
}

function tabId(tab: Tab): string {
  return `gallery-tab-${tab}`;
}
