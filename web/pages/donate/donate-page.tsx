import { donate as words } from '../../../content/donate.ts';
import { site } from '../../../content/site.ts';
import { fromAhead } from '../../layout/answered-ahead.ts';
import { pageMeta } from '../../layout/page-meta.ts';
import { Below } from '../../parts/below.tsx';
import { drawStills } from '../../parts/draw-stills.tsx';
import { Still } from '../../parts/still.tsx';
import { giftOf } from './gift-address.ts';
import { giftLink } from './gift-link.ts';
import { GiftOpening } from './gift-opening.tsx';
import { GiftsAtWork } from './gifts-at-work.tsx';
import { Giving } from './giving.tsx';
import { NoMethod } from './no-method.tsx';
import { paymentMethods } from './payment-methods.ts';
import { donateActionData } from './donate-action-data.ts';
import type { Route } from './+types/donate-page';

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, '/donate', words, import.meta.env.SSR ? donateActionData : undefined);

/** The gift that the address asks for, with its code, so that it can be paid before any script runs. */
export async function loader({ request, url }: Route.LoaderArgs) {
  const methods = paymentMethods(site);
  const gift = giftOf(url.searchParams, methods);
  const link = giftLink(gift.amount);
  // Fetched when asked for, as in the browser, so that it stays a part of its own.
  const { qrDrawing } = await import('./qr-drawing.ts');
  return {
    gift,
    methods,
    drawn: link === undefined ? undefined : { link, drawing: qrDrawing(link) },
    stills: drawStills(request, { giftOpening: <GiftOpening />, giftsAtWork: <GiftsAtWork /> }),
  };
}

export function clientLoader(args: Route.ClientLoaderArgs) {
  return fromAhead(args);
}

export default function DonatePage({ loaderData: { stills, ...given } }: Route.ComponentProps) {
  return (
    <>
      <Still name="giftOpening" html={stills?.giftOpening}>
        {import.meta.env.SSR && <GiftOpening />}
      </Still>
      {given.methods.length > 0 ? <Giving {...given} /> : <NoMethod />}
      <Below>
        <Still name="giftsAtWork" html={stills?.giftsAtWork}>
          {import.meta.env.SSR && <GiftsAtWork />}
        </Still>
      </Below>
    </>
  );
}
