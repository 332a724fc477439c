import { useEffect } from 'react';
import type { Messages } from '../../../content/schemas/messages.ts';
import { fillIn } from '../../../domain/fill-in.ts';
import { useQuery } from '../../../ui/use-query.ts';
import { galleryView } from './gallery-address.ts';
import { GalleryGrid } from './gallery-grid.tsx';
import type { ShownPicture } from './gallery-pictures.ts';
import { GalleryTabs } from './gallery-tabs.tsx';
import { Lightbox } from './lightbox.tsx';
import { useOpenPicture } from './use-open-picture.ts';
import { useReturnToTile } from './use-return-to-tile.ts';

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
