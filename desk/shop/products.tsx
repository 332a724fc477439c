import { Hono } from 'hono';
import * as v from 'valibot';
import { type EditedEntry, type EntryFilter, listEntries } from '../../back-office/entries/edited-entry.ts';
import { productKind } from '../../back-office/shop/products.ts';
import { entryName } from '../../domain/entries/field.ts';
import { previewedEntry } from '../../domain/entries/form.ts';
import { categoryIds, categoryWithId } from '../../domain/shop/category.ts';
import { feedAddresses } from '../../domain/shop/feed-addresses.ts';
import { createProductSearch } from '../../domain/shop/product-search.ts';
import { type Product, type ProductForm, productFields } from '../../domain/shop/product.ts';
import { fillIn } from '../../domain/values/fill-in.ts';
import { formatRupees } from '../../domain/values/money.ts';
import { isOn } from '../../domain/values/parts.ts';
import { cleanText } from '../../domain/values/plain-text.ts';
import type { ProductRepository } from '../../storage/entries/catalogue-repository.ts';
import { TextField } from '../../ui/field.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { Picture } from '../../web/pictures/picture.tsx';
import { editRoutes } from '../entries/edit-routes.tsx';
import { EditStateLabel, EntryDetail, ListHead } from '../entries/entry-list.tsx';
import { DeskButton } from '../forms/controls.tsx';
import { addresses } from '../layout/addresses.ts';
import type { DeskEnv, DeskRequest } from '../layout/desk-context.ts';
import { renderDeskPage } from '../layout/desk-page.tsx';
import { Paging, RowList, pageAsked } from '../layout/list.tsx';
import { type PictureUploads, findUploads, shownPicture } from '../pictures/picture-field.tsx';
import { productArea } from './product-area.tsx';

/** The pages of the products. */
export function productsRoutes(): Hono<DeskEnv> {
  const routes = new Hono<DeskEnv>({ strict: false });
  routes.get('/', getProducts);
  routes.route('/', editRoutes(productArea));
  return routes;
}

/** All products, published and drafts, narrowed to what the address asks for. */
async function getProducts(c: DeskRequest): Promise<Response> {
  const { messages, repositories } = c.get('desk');
  const { products } = messages;
  const filter = v.parse(filterSchema, c.req.query());
  const { entries, found, all } = await listEntries(
    repositories,
    productKind,
    await entryFilterOf(filter, repositories.products),
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
        <ProductFilterForm c={c} filter={filter} />
        <p role="status" className="mb-2 text-muted tabular-figures">
          {fillIn(products.found, { count: found, all })}
        </p>
        <RowList
          rows={entries.map((entry) => rowOf(c, entry, uploads))}
          empty={all === 0 ? products.empty : products.nothingFound}
        />
        <Paging c={c} total={found} />
        {isOn('shop') && <FeedNote c={c} />}
      </>
    ),
  });
}

function rowOf(
  c: DeskRequest,
  { id, state, form }: EditedEntry<Product, ProductForm>,
  uploads: PictureUploads,
) {
  const { messages, language } = c.get('desk');
  const product = previewedEntry(productFields, id, form);
  const category = categoryWithId(form.category);
  const price = product.price > 0 ? formatRupees(product.price) : '';
  return {
    key: id,
    to: `${addresses.products}/${encodeURIComponent(id)}`,
    name: entryName(productFields, form, language) || messages.products.unnamed,
    detail: (
      <EntryDetail
        texts={[price, category ? (messages.products.categories[category] ?? category) : '']}
        state={<EditStateLabel c={c} state={state} isSoldOut={form.soldOut} />}
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

/** Narrows the list of products: the choice is in the address. */
function ProductFilterForm({ c, filter }: { c: DeskRequest; filter: ProductFilter }) {
  const { products, editing } = c.get('desk').messages;
  return (
    <form
      role="search"
      action={addresses.products}
      className="mb-4 grid grid-cols-2 items-end gap-x-3 gap-y-2 sm:grid-cols-[2fr_1fr_1fr_auto]"
    >
      <div className="col-span-2 flex items-end gap-3 sm:contents">
        <TextField
          type="search"
          label={products.search}
          name="q"
          defaultValue={filter.q}
          maxLength={100}
          autoComplete="off"
          enterKeyHint="search"
          className="grow"
        />
        <span className="sm:order-1">
          <DeskButton variant="quiet" className="min-h-12">
            {products.show}
          </DeskButton>
        </span>
      </div>
      <SelectField
        label={products.fields.category}
        name="category"
        emptyLabel={products.allCategories}
        options={categoryIds.map((value) => ({ value, label: products.categories[value] ?? value }))}
        defaultValue={filter.category}
      />
      <SelectField
        label={products.state}
        name="state"
        emptyLabel={products.allStates}
        options={STATES.map((value) => ({ value, label: editing.states[value] }))}
        defaultValue={filter.state}
      />
    </form>
  );
}

const STATES = ['published', 'draft', 'changed', 'soldOut'] as const;

// What an address asks for; what can't be read means all.
const filterSchema = v.object({
  q: v.fallback(v.pipe(v.string(), v.transform(cleanText), v.maxLength(100)), ''),
  category: v.fallback(v.picklist(['', ...categoryIds]), ''),
  state: v.fallback(v.picklist(['', ...STATES]), ''),
});

/** The filter of the list; '' for all. */
type ProductFilter = v.InferOutput<typeof filterSchema>;

/** The products that match, published ones and drafts as they are typed: found by the words by which visitors find them. */
async function entryFilterOf(
  { q, category, state }: ProductFilter,
  products: ProductRepository,
): Promise<EntryFilter<ProductForm>> {
  const soldOut = state === 'soldOut';
  const isWhole = q === '' && category === '' && !soldOut;
  const found = (all: readonly Product[]) =>
    createProductSearch(all)({ words: q, category: category === '' ? undefined : category }).filter(
      (product) => !soldOut || product.soldOut,
    );
  return {
    state: state === '' || state === 'soldOut' ? undefined : state,
    published: isWhole ? undefined : new Set(found(await products.all()).map(({ _id }) => _id)),
    draft: (form) => found([previewedEntry(productFields, '', form)]).length > 0,
  };
}

/** The addresses under which other shops fetch the list of products, for staff to enter there. */
function FeedNote({ c }: { c: DeskRequest }) {
  const { messages, siteUrl } = c.get('desk');
  const { products } = messages;
  const feeds = [
    [products.feedForMeta, feedAddresses.meta],
    [products.feedForGoogle, feedAddresses.google],
  ] as const;
  return (
    <details className="mt-8">
      <summary className="cursor-pointer py-3 font-semibold text-primary">{products.feeds}</summary>
      <p className="text-muted">{products.feedsHint}</p>
      <dl>
        {feeds.map(([name, path]) => (
          <div key={path} className="mt-3">
            <dt>{name}</dt>
            <dd>
              <a href={path} className="inline-block py-2.5 wrap-anywhere">
                {siteUrl}
                <wbr />
                {path}
              </a>
            </dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
