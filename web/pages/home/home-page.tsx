import type { HomeProduct } from '../../../domain/home-product.ts';
import { FirstScreenEnd } from '../../layout/first-screen.tsx';
import { organisation } from '../../layout/organisation.ts';
import { renderPage } from '../../layout/render-page.tsx';
import type { PageContext, PageRequest } from '../../page-context.ts';
import { pages } from '../../pages.ts';
import { Achievements } from './achievements.tsx';
import { FeaturedProducts } from './featured-products.tsx';
import { Hero } from './hero.tsx';
import styles from './home.css?inline';
import { HostelPromotion } from './hostel-promotion.tsx';
import { HowItWorks } from './how-it-works.tsx';
import { Impact } from './impact.tsx';
import { MissionAreas } from './mission-areas.tsx';
import { SloganBand } from './slogan-band.tsx';
import { Testimonials } from './testimonials.tsx';
import { WaysToSupport } from './ways-to-support.tsx';

/** The home page; without its products where they can't be loaded. */
export async function get(c: PageRequest): Promise<Response> {
  const context = c.get('page');
  const { home } = context.messages;
  const products = await loadProducts(context);
  return renderPage(c, {
    path: pages.home.path,
    title: home.title,
    styles,
    structuredData: [organisation(context)],
    incomplete: !products,
    view: (
      <>
        <Hero context={context} />
        <SloganBand messages={home.slogans} motion={home.motion} />
        <FirstScreenEnd />
        <MissionAreas messages={home.mission} />
        <FeaturedProducts context={context} products={products ?? []} />
        <Impact context={context} />
        <HostelPromotion context={context} />
        <HowItWorks messages={home.how} />
        <Achievements context={context} />
        <Testimonials messages={home.testimonials} />
        <WaysToSupport context={context} />
      </>
    ),
  });
}

async function loadProducts({ homeProducts, log }: PageContext): Promise<HomeProduct[] | undefined> {
  try {
    return await homeProducts();
  } catch (cause) {
    log('The home products could not be loaded.', cause);
    return undefined;
  }
}
