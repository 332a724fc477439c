import { home } from '../../../content/home.ts';
import { homeProductsDoor, logDoor } from '../../doors.ts';
import { organisation } from '../../layout/organisation.ts';
import { pageMeta } from '../../layout/page-meta.ts';
import { Achievements } from './achievements.tsx';
import { FeaturedProducts } from './featured-products.tsx';
import { Hero } from './hero.tsx';
import { HostelPromotion } from './hostel-promotion.tsx';
import { HowItWorks } from './how-it-works.tsx';
import { ImpactCounters } from './impact-counters.tsx';
import { loadHomeProducts } from './load-home-products.ts';
import { MissionAreas } from './mission-areas.tsx';
import { SloganBand } from './slogan-band.tsx';
import { Testimonials } from './testimonials.tsx';
import { WaysToSupport } from './ways-to-support.tsx';
import type { Route } from './+types/home-page';

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, '/', home, (siteUrl) => [organisation(siteUrl)]);

export async function loader({ context }: Route.LoaderArgs) {
  return { products: await loadHomeProducts(context.get(homeProductsDoor), context.get(logDoor)) };
}

/** Reached from within the site, the page opens even if the server can't be asked for the products. */
export async function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  const ask = async () => (await serverLoader()).products;
  return { products: await loadHomeProducts(ask, (problem, cause) => console.warn(problem, cause)) };
}

// Nothing in the address changes what the page shows.
export function shouldRevalidate() {
  return false;
}

export default function HomePage({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <Hero />
      <SloganBand />
      <MissionAreas />
      <FeaturedProducts products={loaderData.products} />
      <ImpactCounters />
      <HostelPromotion />
      <HowItWorks />
      <Achievements />
      <Testimonials />
      <WaysToSupport />
    </>
  );
}
