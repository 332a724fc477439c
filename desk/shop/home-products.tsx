import { Hono } from 'hono';
import { listEntries } from '../../back-office/entries/edited-entry.ts';
import { homeProductKind } from '../../back-office/shop/products.ts';
import { entryName } from '../../domain/entries/field.ts';
import { previewedEntry } from '../../domain/entries/form.ts';
import { type HomeProduct, type HomeProductForm, homeProductFields } from '../../domain/shop/home-product.ts';
import { fillIn } from '../../domain/values/fill-in.ts';
import { formatRupees } from '../../domain/values/money.ts';
import type { DeskMessages } from '../../texts/schemas/desk-messages.ts';
import { ProductOnTheLine } from '../../web/home/product-on-the-line.tsx';
import { pages } from '../../web/pages.ts';
import { Picture } from '../../web/pictures/picture.tsx';
import type { EditArea, EditPreviewProps } from '../entries/edit-area.ts';
import { editRoutes } from '../entries/edit-routes.tsx';
import { entryArea } from '../entries/entry-area.tsx';
import { EditStateLabel, EntryDetail, ListHead } from '../entries/entry-list.tsx';
import type { EntryWords } from '../entries/entry-words.ts';
import { addresses } from '../layout/addresses.ts';
import type { DeskEnv, DeskRequest } from '../layout/desk-context.ts';
import { renderDeskPage } from '../layout/desk-page.tsx';
import { Paging, RowList, pageAsked } from '../layout/list.tsx';
import { findUploads, shownPicture } from '../pictures/picture-field.tsx';

/** The pages of the home products. */
export function homeProductsRoutes(): Hono<DeskEnv> {
  const routes = new Hono<DeskEnv>({ strict: false });
  routes.get('/', getHomeProducts);
  routes.route('/', editRoutes(homeProductArea));
  return routes;
}

/** All products of the home page, published and drafts. */
async function getHomeProducts(c: DeskRequest): Promise<Response> {
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
          state={<EditStateLabel c={c} state={state} />}
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
        <Paging c={c} total={found} />
      </>
    ),
  });
}

/** The home page's products, as the desk edits them. */
const homeProductArea: EditArea<HomeProduct, HomeProductForm> = {
  ...entryArea({
    kind: homeProductKind,
    fields: homeProductFields,
    formWordsIn: homeProductFormWords,
  }),
  address: addresses.homeProducts,
  wordsOf: ({ homeProducts }) => homeProducts,
  Preview: HomeProductPreview,
  publicAddress: () => '/',
};

/** The words of the form of a home product. */
export function homeProductFormWords({ homeProducts }: DeskMessages): EntryWords<typeof homeProductFields> {
  return { labels: homeProducts.fields };
}

/** The card that the home page will show. */
function HomeProductPreview({ id, form, language }: EditPreviewProps<HomeProductForm>) {
  const product = previewedEntry(homeProductFields, id, form);
  return (
    <ul className="overflow-x-clip px-4 pt-6">
      <ProductOnTheLine product={product} language={language} to={pages.shop.path} />
    </ul>
  );
}
