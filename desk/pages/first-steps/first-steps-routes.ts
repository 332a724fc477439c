import { Hono } from 'hono';
import { putAwayFirstSteps } from '../../../back-office/first-steps/put-away-first-steps.ts';
import { addresses } from '../../addresses.ts';
import type { DeskEnv } from '../../desk-context.ts';
import { requireRole } from '../../require-person.ts';
import { renderFirstSteps } from './render-first-steps.tsx';

/** The first steps of a new foundation: everyone may see what is left, an owner may leave it so. */
export function firstStepsRoutes(): Hono<DeskEnv> {
  const routes = new Hono<DeskEnv>();
  routes.get('/', renderFirstSteps);
  routes.post('/', requireRole('owner'), async (c) => {
    const { repositories, now } = c.get('desk');
    await putAwayFirstSteps(repositories, c.get('signedIn').person, now());
    return c.redirect(addresses.home, 303);
  });
  return routes;
}
