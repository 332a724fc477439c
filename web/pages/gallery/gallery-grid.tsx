import { TAB_PANEL, tabId } from './gallery-tabs.tsx';
import { GalleryTile } from './gallery-tile.tsx';
import type { GalleryView } from './gallery-address.ts';

/** The pictures in their places: a large one beside two small, then three alike, then a large one on the other side. */
export function GalleryGrid({ view: { type, items } }: { view: GalleryView }) {
  return (
    <div role="tabpanel" id={TAB_PANEL} aria-labelledby={tabId(type ?? 'all')}>
      <ul className="gallery-grid">
        {items.map((item, index) => (
          <li key={item.id} className="@container">
            <GalleryTile item={item} filter={type} index={index} />
          </li>
        ))}
      </ul>
    </div>
  );
}
