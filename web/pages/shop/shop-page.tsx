import { Suspense, use, useState } from 'react';
import { data, redirect } from 'react-router';
import { shop as words } from '../../../content/shop.ts';
import { site } from '../../../content/site.ts';
import { CartButton } from '../../cart/cart-button.tsx';
import { browserCalls } from '../../calls/browser-calls.ts';
import { callsDoor, logDoor } from '../../doors.ts';
import { pageMeta } from '../../layout/page-meta.ts';
import { type Catalogue, firstScreens, type LoadedCatalogue, wholeCatalogue } from './catalogue.ts';
import { catalogueAsLeft } from './catalogue-as-left.ts';
import { HowShoppingWorks } from './how-shopping-works.tsx';
import { LoadFailure } from './load-failure.tsx';
import { orderAtOnce } from './order-at-once.ts';
import { PlacedOrderCard } from './placed-order-card.tsx';
import { productListData } from './product-list-data.ts';
import { ProductBrowser } from './product-browser.tsx';
import { shopFilterOf, shownOf } from './shop-address.ts';
import { ShopHero } from './shop-hero.tsx';
import { ShopSkeleton } from './shop-skeleton.tsx';
import { readCatalogue, writtenCatalogue } from './written-catalogue.ts';
import type { Route } from './+types/shop-page';

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, '/shop', words, (siteUrl) => {
    const written = args.loaderData?.catalogue;
    const catalogue = written && 'ok' in written ? readCatalogue(written) : undefined;
    return catalogue?.ok ? productListData(siteUrl, catalogue.products) : [];
  });

/** The first screens, for a visit from outside: the list is in the server's HTML. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const catalogue = await firstScreens(
    context.get(callsDoor),
    shopFilterOf(url.searchParams),
    shownOf(url.searchParams),
    context.get(logDoor),
  );
  return data({ catalogue: writtenCatalogue(catalogue) }, { status: catalogue.ok ? 200 : 503 });
}

/** Reached from within the site, the browser asks the backend itself, and the page shows while it waits. */
export function clientLoader({ url }: Route.ClientLoaderArgs): { catalogue: AsLeft | Promise<Catalogue> } {
  const asLeft = catalogueAsLeft(url);
  return { catalogue: asLeft ? { asLeft } : wholeCatalogue(browserCalls()) };
}

type AsLeft = { asLeft: LoadedCatalogue };

/** An order of one product, posted where there is no JavaScript and so no cart. */
export async function action({ request, context }: Route.ActionArgs) {
  const products = await context.get(callsDoor).products();
  // 303 says outright that a GET follows this POST.
  return redirect(orderAtOnce(products, await request.formData(), site.whatsapp) ?? '/shop', 303);
}

// Search and category live in the address, but they change what is shown, not what is fetched.
export function shouldRevalidate() {
  return false;
}

export default function ShopPage({ loaderData }: Route.ComponentProps) {
  const [catalogue, setCatalogue] = useState<Catalogue | Promise<Catalogue>>(() => {
    const given = loaderData.catalogue;
    if (given instanceof Promise) return given;
    return 'asLeft' in given ? given.asLeft : readCatalogue(given);
  });
  const tryAgain = () => setCatalogue(wholeCatalogue(browserCalls()));
  // What the server rendered is in no Suspense: it would come alive later than the rest, after the first presses.
  if (!(catalogue instanceof Promise)) return <LoadedShop catalogue={catalogue} onTryAgain={tryAgain} />;
  return (
    <Suspense fallback={<ShopSkeleton />}>
      <AwaitedShop catalogue={catalogue} onTryAgain={tryAgain} />
    </Suspense>
  );
}

function AwaitedShop(props: { catalogue: Promise<Catalogue>; onTryAgain: () => void }) {
  return <LoadedShop catalogue={use(props.catalogue)} onTryAgain={props.onTryAgain} />;
}

function LoadedShop({ catalogue, onTryAgain }: { catalogue: Catalogue; onTryAgain: () => void }) {
  if (!catalogue.ok) return <LoadFailure onTryAgain={onTryAgain} />;
  return (
    <>
      <ShopHero />
      <PlacedOrderCard />
      <ProductBrowser catalogue={catalogue} />
      <HowShoppingWorks />
      <CartButton floating />
    </>
  );
}
