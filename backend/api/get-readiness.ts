import type { Handler } from 'hono';
import { describeRoute } from 'hono-openapi';
import type { Repositories } from '../repositories/create-repositories.ts';
import { describedResponse, serverFailures } from './described-response.ts';
import { fromDatabase } from './from-database.ts';
import { statusSchema } from './status-schema.ts';

/** The OpenAPI description of `GET /readyz`. */
export const describeReadiness = describeRoute({
  operationId: 'getReadiness',
  summary: 'Whether the database answers.',
  responses: { '200': describedResponse('It answers.', statusSchema), ...serverFailures },
});

/** `GET /readyz`: the database answers; 503 where it doesn't. */
export function getReadiness(repositories: Repositories): Handler {
  return async (context) => {
    context.header('Cache-Control', 'no-store');
    await fromDatabase(repositories.revisions.current());
    return context.json({ status: 'ok' });
  };
}
