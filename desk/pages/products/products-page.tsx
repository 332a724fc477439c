import type { EditedEntry } from '../../../back-office/editing/edited-entry.ts';
import { listEntries } from '../../../back-office/editing/list-entries.ts';
import { productKind } from '../../../back-office/editing/product-kind.ts';
import { categoryNamed } from '../../../domain/category.ts';
import { fillIn } from '../../../domain/fill-in.ts';
import { formatRupees } from '../../../domain/money.ts';
import { type Product, productFields, type ProductForm } from '../../../domain/product.ts';
import { entryName } from '../../../domain/fields/field.ts';
import { previewedEntry } from '../../../domain/fields/form.ts';
import { Picture } from '../../../web/pictures/picture.tsx';
import { addresses } from '../../addresses.ts';
import type { Desk, DeskRequest } from '../../desk-context.ts';
import { EditStateLabel } from '../../editing/edit-state.tsx';
import { EntryDetail } from '../../editing/entry-detail.tsx';
import { ListHead } from '../../editing/list-head.tsx';
import { findUploads, type PictureUploads, shownPicture } from '../../pictures/picture-uploads.ts';
import { pageAsked, Paging } from '../../layout/paging.tsx';
import { renderDeskPage } from '../../layout/render-desk-page.tsx';
import { RowList } from '../../layout/row-list.tsx';
import { FeedNote } from './feed-note.tsx';
import { productFilterOf, thingFilterOf } from './product-filter.ts';
import { ProductFilterForm } from './product-filter-form.tsx';

/** All products, published and drafts, narrowed to what the address asks for. */
export async function get(c: DeskRequest): Promise<Response> {
  const { messages, language, repositories, siteUrl } = c.get('desk');
  const { products } = messages;
  const filter = productFilterOf(c.req.query());
  const { entries, found, all } = await listEntries(
    repositories,
    productKind,
    await thingFilterOf(filter, repositories.products),
    pageAsked(c),
  );
  const uploads = await findUploads(
    repositories,
    entries.map(({ form }) => form.imageURL),
  );
  return renderDeskPage(c, {
    title: products.title,
    view: (
      <>
        <ListHead c={c} address={addresses.products} add={products.add} />
        <ProductFilterForm messages={messages} filter={filter} />
        <p role="status" className="mb-2 text-muted tabular-figures">
          {fillIn(products.found, { count: found, all })}
        </p>
        <RowList
          rows={entries.map((entry) => rowOf({ messages, language }, entry, uploads))}
          empty={all === 0 ? products.empty : products.nothingFound}
        />
        <Paging c={c} messages={messages.shell.paging} total={found} />
        <FeedNote messages={products} siteUrl={siteUrl} />
      </>
    ),
  });
}

function rowOf(
  { messages, language }: Pick<Desk, 'messages' | 'language'>,
  entry: EditedEntry<Product, ProductForm>,
  uploads: PictureUploads,
) {
  const { id, state, form } = entry;
  const product = previewedEntry(productFields, id, form);
  const category = categoryNamed(form.category);
  const price = product.price > 0 ? formatRupees(product.price) : '';
  return {
    key: id,
    to: `${addresses.products}/${encodeURIComponent(id)}`,
    name: entryName(productFields, form, language) || messages.products.unnamed,
    detail: (
      <EntryDetail
        texts={[price, category ? messages.products.categories[category] : '']}
        state={<EditStateLabel messages={messages.editing} state={state} isSoldOut={form.soldOut} />}
      />
    ),
    picture: (
      <Picture
        address={shownPicture(form.imageURL, uploads)}
        alt=""
        sizes="56px"
        className="size-14 shrink-0 rounded-patch"
      />
    ),
  };
}
