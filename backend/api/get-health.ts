import type { Handler } from 'hono';
import { describeRoute } from 'hono-openapi';
import { describedResponse } from './described-response.ts';
import { statusSchema } from './status-schema.ts';

/** The OpenAPI description of `GET /healthz`. */
export const describeHealth = describeRoute({
  operationId: 'getHealth',
  summary: 'Whether the process is running.',
  responses: { '200': describedResponse('It is running.', statusSchema) },
});

/** `GET /healthz`: the process is running. */
export const getHealth: Handler = (context) => {
  context.header('Cache-Control', 'no-store');
  return context.json({ status: 'ok' });
};
