import { localPath } from '../../domain/values/local-path.ts';
import { isOn } from '../../domain/values/parts.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { BlockPrint, Motif } from '../../ui/motif.tsx';
import { Island } from '../islands/island.tsx';
import { PageHeader } from '../layout/page-header.tsx';
import { renderPage } from '../layout/render-page.tsx';
import type { PageContext, PageRequest } from '../page-context.ts';
import { pages } from '../pages.ts';
import { galleryPictures, galleryQuery, galleryView } from './gallery-address.ts';
import { GalleryIsland } from './gallery-island.tsx';
import styles from './gallery.css?inline';

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
        <PageHeader title={gallery.heading} titleWidth="max-w-prose" lead={gallery.lead} isShort />
        <div className="page-width pb-16 sm:pb-20">
          <Island
            assets={context.assets}
            name="gallery"
            component={GalleryIsland}
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

/** Why there are no photographs, on a band of indigo with one large press of the hand. */
function WhySewn({ context }: { context: PageContext }) {
  const { language } = context;
  const messages = context.messages.gallery.why;
  return (
    <section aria-labelledby="why-sewn" className="deep relative py-14 sm:py-20">
      <BlockPrint motif="hand" />
      <div className="page-width relative grid items-center gap-x-16 gap-y-8 md:grid-cols-[1fr_auto]">
        <div className="max-w-prose">
          <h2 id="why-sewn">{messages.heading}</h2>
          {messages.paragraphs.map((paragraph) => (
            <p key={paragraph} className="mt-5 text-lg">
              {paragraph}
            </p>
          ))}
          <p className="mt-5">{messages.hands}</p>
          <div className="mt-7 flex flex-wrap gap-x-6 gap-y-3">
            {isOn('shop') && (
              <ButtonLink to={localPath(language, pages.shop.path)} variant="accent">
                {messages.shop}
              </ButtonLink>
            )}
            <ButtonLink to={localPath(language, pages.about.path)} variant="quiet" icon="arrow-right">
              {messages.visit}
            </ButtonLink>
          </div>
        </div>
        <Motif name="hand" className="hidden size-64 -rotate-6 text-accent md:block lg:size-80" />
      </div>
    </section>
  );
}
