import type { Handler, Hono } from 'hono';
import { describeRoute, openAPIRouteHandler } from 'hono-openapi';
import * as v from 'valibot';
import { describedResponse } from './described-response.ts';

/** The OpenAPI description of `GET /api/openapi.json`. */
export const describeOpenapi = describeRoute({
  operationId: 'getOpenapi',
  summary: 'This description.',
  responses: { '200': describedResponse('OpenAPI 3.1.', v.looseObject({})) },
});

/** `GET /api/openapi.json`: the description of all calls of an API, collected from its routes at the first request. */
export function getOpenapi(api: Hono): Handler {
  return openAPIRouteHandler(api, {
    // The path of this very call ends like a file's.
    excludeStaticFile: false,
    documentation: {
      info: {
        title: 'The API of the foundation’s website',
        version: '1.0.0',
        description: 'Every failure is JSON with a `message` for people. Prices are in rupees.',
      },
    },
  });
}
