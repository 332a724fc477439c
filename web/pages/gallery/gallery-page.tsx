import { useSearchParams } from 'react-router';
import { gallery as words } from '../../../content/gallery.ts';
import { PageHeader } from '../../layout/page-header.tsx';
import { pageMeta } from '../../layout/page-meta.ts';
import { GalleryGrid } from './gallery-grid.tsx';
import { GalleryTabs } from './gallery-tabs.tsx';
import { galleryAddress, galleryViewOf } from './gallery-address.ts';
import { Lightbox } from './lightbox.tsx';
import { useOpenPicture } from './use-open-picture.ts';
import { useReturnToTile } from './use-return-to-tile.ts';
import { WhySewn } from './why-sewn.tsx';
import type { Route } from './+types/gallery-page';

// An open picture is a page of its own to whoever shares it; a filter is not.
export const meta: Route.MetaFunction = (args) => {
  const { open } = galleryViewOf(new URLSearchParams(args.location.search));
  return pageMeta(args, galleryAddress(undefined, open?.id), open ?? words);
};

export default function GalleryPage() {
  const [parameters] = useSearchParams();
  const view = galleryViewOf(parameters);
  const { shown, show, close } = useOpenPicture(view);
  useReturnToTile(shown, view.open);
  return (
    <>
      <PageHeader title={words.heading} lead={words.lead} />
      <div className="page-width pb-16 sm:pb-20">
        <GalleryTabs type={view.type} />
        <GalleryGrid view={view} />
      </div>
      <WhySewn />
      {shown && <Lightbox type={view.type} items={view.items} shown={shown} onShow={show} onClose={close} />}
    </>
  );
}
