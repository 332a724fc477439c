import { donate as words } from '../../../content/donate.ts';
import { site } from '../../../content/site.ts';
import { PageHeader } from '../../layout/page-header.tsx';
import { pageMeta } from '../../layout/page-meta.ts';
import { giftOf } from './gift-address.ts';
import { GiftFigures } from './gift-figures.tsx';
import { GiftLedger } from './gift-ledger.tsx';
import { giftLink } from './gift-link.ts';
import { Giving } from './giving.tsx';
import { NoMethod } from './no-method.tsx';
import { OtherWays } from './other-ways.tsx';
import { PrintedStrip } from './printed-strip.tsx';
import { paymentMethods } from './payment-methods.ts';
import { donateActionData } from './donate-action-data.ts';
import type { Route } from './+types/donate-page';

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, '/donate', words, import.meta.env.SSR ? donateActionData : undefined);

/** The gift that the address asks for, with its code, so that it can be paid before any script runs. */
export async function loader({ url }: Route.LoaderArgs) {
  const methods = paymentMethods(site);
  const gift = giftOf(url.searchParams, methods);
  const link = giftLink(gift.amount);
  // Fetched when asked for, as in the browser, so that it stays a part of its own.
  const { qrDrawing } = await import('./qr-drawing.ts');
  return { gift, methods, drawn: link === undefined ? undefined : { link, drawing: qrDrawing(link) } };
}

export default function DonatePage({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <PageHeader title={words.heading} lead={words.lead} aside={<PrintedStrip />} />
      {loaderData.methods.length > 0 ? <Giving {...loaderData} /> : <NoMethod />}
      <GiftFigures />
      <GiftLedger />
      <OtherWays />
    </>
  );
}
