import { memo } from 'react';
import { description, title } from '../../../content/home.ts';
import { homeProductsDoor, logDoor } from '../../doors.ts';
import { FirstScreenEnd } from '../../layout/first-screen.tsx';
import { organisation } from '../../layout/organisation.ts';
import { fromAhead } from '../../layout/answered-ahead.ts';
import { pageMeta } from '../../layout/page-meta.ts';
import { Below } from '../../parts/below.tsx';
import { drawStills } from '../../parts/draw-stills.tsx';
import { Still } from '../../parts/still.tsx';
import { FeaturedProducts } from './featured-products.tsx';
import { Hero } from './hero.tsx';
import { ImpactCounters } from './impact-counters.tsx';
import { loadHomeProducts } from './load-home-products.ts';
import { MissionAreas } from './mission-areas.tsx';
import { SloganBand } from './slogan-band.tsx';
import { Story } from './story.tsx';
import type { Route } from './+types/home-page';

export const meta: Route.MetaFunction = (args) =>
  pageMeta(
    args,
    '/',
    { title, description },
    import.meta.env.SSR ? (siteUrl) => [organisation(siteUrl)] : undefined,
  );

export async function loader({ request, context }: Route.LoaderArgs) {
  const products = await loadHomeProducts(context.get(homeProductsDoor), context.get(logDoor));
  return { products, stills: drawStills(request, { mission: <MissionAreas />, story: <Story /> }) };
}

/** Reached from within the site, the page opens even if the server can't be asked. */
export async function clientLoader(args: Route.ClientLoaderArgs) {
  try {
    return await fromAhead(args);
  } catch (cause) {
    console.warn('the home products could not be loaded', cause);
    return { products: [], stills: undefined };
  }
}

// Nothing in the address changes what the page shows.
export function shouldRevalidate() {
  return false;
}

// While another page is on its way, React Router draws the one that is left once more, with nothing new for it.
export default memo(function HomePage({ loaderData: { products, stills } }: Route.ComponentProps) {
  return (
    <>
      <Hero />
      <Below>
        <SloganBand />
        <FirstScreenEnd />
        <Still name="mission" html={stills?.mission}>
          {import.meta.env.SSR && <MissionAreas />}
        </Still>
        <FeaturedProducts products={products} />
        <ImpactCounters />
        <Still name="story" html={stills?.story}>
          {import.meta.env.SSR && <Story />}
        </Still>
      </Below>
    </>
  );
});
