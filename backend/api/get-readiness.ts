import type { Handler } from 'hono';
import { describeRoute } from 'hono-openapi';
import * as v from 'valibot';
import type { Repositories } from '../repositories/create-repositories.ts';
import { describedResponse, serverFailures } from './described-response.ts';
import { fromDatabase } from './from-database.ts';

const readinessSchema = v.pipe(
  v.object({ status: v.literal('ok'), buildProblems: v.optional(v.array(v.string())) }),
  v.metadata({ ref: 'Readiness' }),
);

/** The OpenAPI description of `GET /readyz`. */
export const describeReadiness = describeRoute({
  operationId: 'getReadiness',
  summary: 'Whether the database answers.',
  responses: {
    '200': describedResponse(
      'It answers. Where the last good build is served instead of newer sources, `buildProblems` say why.',
      readinessSchema,
    ),
    ...serverFailures,
  },
});

/** `GET /readyz`: the database answers; 503 where it doesn't. Names the reasons why newer sources are not shown. */
export function getReadiness({
  repositories,
  buildProblems,
}: {
  repositories: Repositories;
  buildProblems: readonly string[];
}): Handler {
  return async (context) => {
    context.header('Cache-Control', 'no-store');
    await fromDatabase(repositories.revisions.current());
    return context.json({ status: 'ok', ...(buildProblems.length > 0 && { buildProblems }) });
  };
}
