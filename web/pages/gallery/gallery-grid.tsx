import type { GalleryView } from './gallery-address.ts';
import { TAB_PANEL, tabId } from './gallery-tabs.tsx';
import { GalleryTile } from './gallery-tile.tsx';

/** The pictures in their places: a large one beside two small, then three alike, then a large one on the other side. */
export function GalleryGrid({ view: { type, pictures } }: { view: GalleryView }) {
  return (
    <div role="tabpanel" id={TAB_PANEL} aria-labelledby={tabId(type ?? 'all')}>
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
