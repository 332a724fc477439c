import type { Handler } from 'hono';
import { openapiDocument } from './openapi-document.ts';

/** `GET /api/openapi.json`: the description of all calls. */
export const getOpenapi: Handler = (context) => context.json(openapiDocument);
