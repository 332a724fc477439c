import { Hono } from 'hono';
import type { DeskEnv } from '../desk-context.ts';
import { getPicture } from './get-picture.tsx';
import { postPicture } from './post-picture.ts';

/** The routes by which pictures are uploaded: one at a time, and how each one stands. */
export function pictureRoutes(): Hono<DeskEnv> {
  const routes = new Hono<DeskEnv>();
  routes.post('/', postPicture);
  routes.get('/:id', getPicture);
  return routes;
}
