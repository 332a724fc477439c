import { homeProductKind } from '../../../back-office/editing/home-product-kind.ts';
import { listEntries } from '../../../back-office/editing/list-entries.ts';
import { fillIn } from '../../../domain/fill-in.ts';
import { entryName } from '../../../domain/fields/field.ts';
import { previewedEntry } from '../../../domain/fields/form.ts';
import { homeProductFields } from '../../../domain/home-product.ts';
import { formatRupees } from '../../../domain/money.ts';
import { Picture } from '../../../web/pictures/picture.tsx';
import { addresses } from '../../addresses.ts';
import type { DeskRequest } from '../../desk-context.ts';
import { EditStateLabel } from '../../editing/edit-state.tsx';
import { EntryDetail } from '../../editing/entry-detail.tsx';
import { ListHead } from '../../editing/list-head.tsx';
import { findUploads, shownPicture } from '../../pictures/picture-uploads.ts';
import { pageAsked, Paging } from '../../layout/paging.tsx';
import { renderDeskPage } from '../../layout/render-desk-page.tsx';
import { RowList } from '../../layout/row-list.tsx';

/** All products of the home page, published and drafts. */
export async function get(c: DeskRequest): Promise<Response> {
  const { messages, language, repositories, homeProductsFrom: project } = c.get('desk');
  const { homeProducts } = messages;
  const { entries, found } = await listEntries(repositories, homeProductKind, {}, pageAsked(c));
  const uploads = await findUploads(
    repositories,
    entries.map(({ form }) => form.image),
  );
  const rows = entries.map(({ id, state, form }) => {
    const { price } = previewedEntry(homeProductFields, id, form);
    return {
      key: id,
      to: `${addresses.homeProducts}/${encodeURIComponent(id)}`,
      name: entryName(homeProductFields, form, language) || homeProducts.unnamed,
      detail: (
        <EntryDetail
          texts={[price > 0 ? formatRupees(price) : '']}
          state={<EditStateLabel messages={messages.editing} state={state} />}
        />
      ),
      picture: (
        <Picture
          address={shownPicture(form.image, uploads)}
          alt=""
          sizes="56px"
          className="size-14 shrink-0 rounded-patch"
        />
      ),
    };
  });
  return renderDeskPage(c, {
    title: homeProducts.title,
    view: (
      <>
        <p className="mb-5 max-w-prose">{homeProducts.lead}</p>
        {project !== undefined && (
          <p className="mb-5 max-w-prose border-l-4 border-accent pl-4 font-semibold">
            {fillIn(homeProducts.elsewhere, { project })}
          </p>
        )}
        <ListHead c={c} address={addresses.homeProducts} add={homeProducts.add} />
        <RowList rows={rows} empty={homeProducts.empty} />
        <Paging c={c} messages={messages.shell.paging} total={found} />
      </>
    ),
  });
}
