import { picturesToRenew } from '../../../back-office/consents/consents-to-renew.ts';
import { listEntries } from '../../../back-office/editing/list-entries.ts';
import type { GalleryPicture } from '../../../domain/gallery-picture.ts';
import type { GalleryPictureForm } from '../../../domain/gallery-picture-form.ts';
import { dayInIndia } from '../../../domain/working-days.ts';
import { Picture } from '../../../web/pictures/picture.tsx';
import { ConsentNote } from '../../consent-note.tsx';
import type { DeskRequest } from '../../desk-context.ts';
import type { EditArea } from '../../editing/edit-area.ts';
import { EditStateLabel } from '../../editing/edit-state.tsx';
import { ListHead } from '../../editing/list-head.tsx';
import { entryAddress } from '../../editing/entry-address.ts';
import { uploadsOf } from '../../editing/uploads-of.ts';
import { pageAsked, Paging } from '../../layout/paging.tsx';
import { renderDeskPage } from '../../layout/render-desk-page.tsx';
import { shownPicture } from '../../pictures/picture-uploads.ts';

/** All pictures of the gallery, published and drafts, as cards in their order. */
export async function galleryPage(
  c: DeskRequest,
  area: EditArea<GalleryPicture, GalleryPictureForm>,
): Promise<Response> {
  const { messages, language, repositories, picture, now } = c.get('desk');
  const { gallery, editing } = messages;
  const { entries, found } = await listEntries(repositories, area.kind, {}, pageAsked(c));
  const uploads = await uploadsOf(
    repositories,
    area.kind,
    entries.map(({ form }) => form),
  );
  const today = dayInIndia(now().toISOString());
  const items = await area.kind.listOf(repositories).all();
  return renderDeskPage(c, {
    title: gallery.title,
    view: (
      <>
        <p className="mb-5 max-w-prose">{gallery.lead}</p>
        <ConsentNote
          messages={messages.home.consents}
          language={language}
          consents={picturesToRenew(items, today)}
        />
        <ListHead c={c} address={area.address} add={gallery.add} />
        {found === 0 && <p className="border-y-2 border-line py-6 text-muted">{gallery.empty}</p>}
        <ul className="grid grid-cols-2 gap-4 sm:grid-cols-3 md:grid-cols-4">
          {entries.map((entry) => (
            <li key={entry.id}>
              <a href={entryAddress(area, entry.id)} className="group block h-full text-ink no-underline">
                <Picture
                  address={picture(shownPicture(entry.form.image, uploads))}
                  alt=""
                  sizes="(min-width: 48rem) 220px, 45vw"
                  className="aspect-4/3 rounded-patch"
                />
                <span className="mt-1.5 block leading-tight font-semibold wrap-anywhere group-hover:underline">
                  {entry.form.title || gallery.unnamed}
                </span>
                <span className="mt-1 block text-sm">
                  <EditStateLabel
                    messages={editing}
                    state={entry.state}
                    notShown={area.notShown?.(messages, entry)}
                  />
                </span>
              </a>
            </li>
          ))}
        </ul>
        <Paging c={c} messages={messages.shell.paging} total={found} />
      </>
    ),
  });
}
