import { type KeyboardEvent, useRef } from 'react';
import { Link, useNavigate } from 'react-router';
import { GALLERY_TYPES, type GalleryType, gallery as words } from '../../../content/gallery.ts';
import { galleryAddress } from './gallery-address.ts';
import { neighbours } from './neighbours.ts';
import { useIsAlive } from './use-is-alive.ts';

/** The id of the panel that the tabs fill. */
export const TAB_PANEL = 'gallery-pictures';

const tabs = [undefined, ...GALLERY_TYPES];

/** The filter: links, so that it works without JavaScript and a view can be shared, moved through as tabs by arrow keys. */
export function GalleryTabs({ selected }: { selected: GalleryType | undefined }) {
  const list = useRef<HTMLDivElement>(null);
  const isAlive = useIsAlive();
  const navigate = useNavigate();

  function move(event: KeyboardEvent): void {
    const target = tabAfter(event, selected);
    if (target === 'none') return;
    event.preventDefault();
    list.current?.querySelector<HTMLElement>(`#${tabId(target)}`)?.focus();
    if (target === selected) return;
    const quietly = { replace: true, preventScrollReset: true, defaultShouldRevalidate: false };
    void navigate(galleryAddress(target), quietly);
  }

  return (
    <div ref={list} role="tablist" aria-label={words.filter} className="mb-8 flex flex-wrap gap-x-1 gap-y-2" onKeyDown={move}>
      {tabs.map((type) => (
        <Link
          key={type ?? ''}
          id={tabId(type)}
          role="tab"
          to={galleryAddress(type)}
          preventScrollReset
          defaultShouldRevalidate={false}
          aria-selected={type === selected}
          aria-controls={TAB_PANEL}
          // Without script the arrow keys move nothing, so every tab has to be reached by Tab.
          tabIndex={isAlive && type !== selected ? -1 : 0}
          className="gallery-tab grid min-h-11 min-w-11 content-center rounded-patch px-4 text-center font-heading text-lg font-semibold text-muted no-underline hover:bg-cloth hover:text-ink aria-selected:text-primary"
        >
          {type ? words.types[type] : words.all}
        </Link>
      ))}
    </div>
  );
}

/** The id of a type's tab. */
export function tabId(type: GalleryType | undefined): string {
  return `gallery-tab-${type ?? 'all'}`;
}

/** The tab that a key leads to; 'none' for a key that means nothing here. */
function tabAfter(event: KeyboardEvent, selected: GalleryType | undefined): GalleryType | undefined | 'none' {
  if (event.ctrlKey || event.altKey || event.metaKey || event.shiftKey) return 'none';
  const { previous, next } = neighbours(tabs, selected);
  if (event.key === 'ArrowRight') return next;
  if (event.key === 'ArrowLeft') return previous;
  if (event.key === 'Home') return tabs[0];
  if (event.key === 'End') return tabs.at(-1);
  return 'none';
}
