import { Hono } from 'hono';
import type { DeskEnv } from '../../desk-context.ts';
import { editRoutes } from '../../editing/edit-routes.ts';
import { homeProductArea } from './home-product-area.tsx';
import { get } from './home-products-page.tsx';

/** The pages of the home products. */
export function homeProductsRoutes(): Hono<DeskEnv> {
  const routes = new Hono<DeskEnv>({ strict: false });
  routes.get('/', get);
  routes.route('/', editRoutes(homeProductArea));
  return routes;
}
