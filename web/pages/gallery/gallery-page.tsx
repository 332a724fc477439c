import { Island } from '../../islands/island.tsx';
import { PageHeader } from '../../layout/page-header.tsx';
import { renderPage } from '../../layout/render-page.tsx';
import { localPath } from '../../../domain/local-path.ts';
import type { PageRequest } from '../../page-context.ts';
import { pages } from '../../pages.ts';
import { galleryQuery, galleryView } from './gallery-address.ts';
import { galleryPictures } from './gallery-pictures.ts';
import styles from './gallery.css?inline';
import { WhySewn } from './why-sewn.tsx';

/** The gallery: all pictures or those of one type, and the open one over them. */
export function get(c: PageRequest): Response {
  const context = c.get('page');
  const { gallery, shell } = context.messages;
  const pictures = galleryPictures(context);
  const { type, open } = galleryView(pictures, new URL(c.req.url).search);
  // An open picture is a page of its own to whoever shares it; a filter is not.
  const { title, description } = open ?? gallery;
  return renderPage(c, {
    path: pages.gallery.path + galleryQuery(undefined, open?.id),
    title,
    description,
    showsPeople: context.gallery.some(({ consent }) => consent !== 'nobody'),
    styles,
    view: (
      <>
        <PageHeader title={gallery.heading} titleWidth="max-w-prose" lead={gallery.lead} />
        <div className="page-width pb-16 sm:pb-20">
          <Island
            assets={context.assets}
            name="gallery"
            // An open picture answers to keys, so it can't wait for a press; a grid only has links.
            when={open ? 'painted' : 'pressed'}
            props={{
              messages: {
                title: gallery.title,
                pageTitle: shell.pageTitle,
                filter: gallery.filter,
                all: gallery.all,
                types: gallery.types,
                lightbox: gallery.lightbox,
              },
              path: localPath(context.language, pages.gallery.path),
              pictures,
              query: galleryQuery(type, open?.id),
            }}
          />
        </div>
        <WhySewn context={context} />
      </>
    ),
  });
}
