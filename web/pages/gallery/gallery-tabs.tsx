import { type KeyboardEvent, type MouseEvent, useRef } from 'react';
import { type GalleryType, galleryTypes } from '../../../domain/gallery-type.ts';
import type { Messages } from '../../../content/schemas/messages.ts';
import { isPlainPress } from '../../../ui/is-plain-press.ts';
import { pushAddress, replaceAddress } from '../../../ui/use-query.ts';
import { useHydrated } from '../../../ui/use-hydrated.ts';
import { galleryQuery } from './gallery-address.ts';
import { tabAfter } from './tab-after.ts';

/** The id of the panel that the tabs fill. */
export const TAB_PANEL = 'gallery-pictures';

const tabs = ['all', ...galleryTypes] as const;
type Tab = (typeof tabs)[number];

type GalleryTabsProps = {
  messages: Pick<Messages['gallery'], 'filter' | 'all' | 'types'>;
  /** The path of the gallery. */
  path: string;
  type: GalleryType | undefined;
};

/** The filter: links, so that it works without JavaScript and a view can be shared; as tabs, arrow keys move in it. */
export function GalleryTabs({ messages, path, type }: GalleryTabsProps) {
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
    <div
      ref={list}
      role="tablist"
      aria-label={messages.filter}
      className="mb-8 flex flex-wrap gap-x-1 gap-y-2"
    >
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
          className="gallery-tab grid min-h-11 min-w-11 content-center rounded-patch px-4 text-center font-heading text-lg font-semibold text-muted no-underline hover:bg-cloth hover:text-ink aria-selected:text-primary"
        >
          {labels[tab]}
        </a>
      ))}
    </div>
  );
}

/** The id of a tab, by which it names the panel. */
export function tabId(tab: Tab): string {
  return `gallery-tab-${tab}`;
}
