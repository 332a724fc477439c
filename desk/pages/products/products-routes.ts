import { Hono } from 'hono';
import type { DeskEnv } from '../../desk-context.ts';
import { editRoutes } from '../../editing/edit-routes.ts';
import { productArea } from './product-area.tsx';
import { get } from './products-page.tsx';

/** The pages of the products. */
export function productsRoutes(): Hono<DeskEnv> {
  const routes = new Hono<DeskEnv>({ strict: false });
  routes.get('/', get);
  routes.route('/', editRoutes(productArea));
  return routes;
}
