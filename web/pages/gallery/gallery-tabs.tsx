import { type KeyboardEvent, type MouseEvent, useRef } from 'react';
import { type NavigateOptions, useNavigate } from 'react-router';
import { GALLERY_TYPES, type GalleryType, gallery as words } from '../../../content/gallery.ts';
import { isPlainPress } from '../../layout/is-plain-press.ts';
import { galleryAddress } from './gallery-address.ts';
import { tabAfter } from './tab-after.ts';
import { useIsAlive } from '../../ui/use-is-alive.ts';

/** The id of the panel that the tabs fill. */
export const TAB_PANEL = 'gallery-pictures';

const tabs = ['all', ...GALLERY_TYPES] as const;
type Tab = (typeof tabs)[number];
// The page stays where it is, and needs no new data.
const quietly: NavigateOptions = { preventScrollReset: true, defaultShouldRevalidate: false };
const titles = { all: words.all, ...words.types };

/** The filter: links, so that it works without JavaScript and a view can be shared; as tabs, arrow keys move in it. */
export function GalleryTabs({ type }: { type: GalleryType | undefined }) {
  const list = useRef<HTMLDivElement>(null);
  const isAlive = useIsAlive();
  const navigate = useNavigate();
  const selected = type ?? 'all';

  // From the tab in focus, which in a quick sequence of keys is ahead of the selected one.
  function move(event: KeyboardEvent, from: Tab): void {
    const target = tabAfter(event, tabs, from);
    if (!target) return;
    event.preventDefault();
    list.current?.querySelector<HTMLElement>(`#${tabId(target)}`)?.focus();
    void navigate(addressOf(target), { ...quietly, replace: true });
  }

  function follow(event: MouseEvent, tab: Tab): void {
    if (!isPlainPress(event)) return;
    event.preventDefault();
    void navigate(addressOf(tab), { ...quietly, replace: tab === selected });
  }

  return (
    <div ref={list} role="tablist" aria-label={words.filter} className="mb-8 flex flex-wrap gap-x-1 gap-y-2">
      {tabs.map((tab) => (
        <a
          key={tab}
          id={tabId(tab)}
          role="tab"
          href={addressOf(tab)}
          onClick={(event) => follow(event, tab)}
          aria-selected={tab === selected}
          aria-controls={TAB_PANEL}
          // Without script the arrow keys move nothing, so every tab has to be reached by Tab.
          tabIndex={isAlive && tab !== selected ? -1 : 0}
          onKeyDown={(event) => move(event, tab)}
          className="gallery-tab grid min-h-11 min-w-11 content-center rounded-patch px-4 text-center font-heading text-lg font-semibold text-muted no-underline hover:bg-cloth hover:text-ink aria-selected:text-primary"
        >
          {titles[tab]}
        </a>
      ))}
    </div>
  );
}

/** The id of a tab, by which it names the panel. */
export function tabId(tab: Tab): string {
  return `gallery-tab-${tab}`;
}

function addressOf(tab: Tab): string {
  return galleryAddress(tab === 'all' ? undefined : tab);
}
