import { type Context, Hono } from 'hono';
import type { Pool } from 'pg';
import { cors } from 'hono/cors';
import { methodNotAllowed } from 'hono/method-not-allowed';
import type { Repositories } from '../repositories/create-repositories.ts';
import { addEnrollment } from './add-enrollment.ts';
import { applicationLimiters } from './application-limiters.ts';
import type { ApiLog } from './api-log.ts';
import type { ApiWords } from './api-words.ts';
import { errorAnswer } from './error-answer.ts';
import { type EnrolledAccess, getEnrolled } from './get-enrolled.ts';
import { getOpenapi } from './get-openapi.ts';
import { getProducts, productsEtag } from './get-products.ts';
import { getHealth } from './get-health.ts';
import { getReadiness } from './get-readiness.ts';
import { onlyJson, onlySmall } from './json-body.ts';
import { rateLimit } from './rate-limit.ts';

/** What the API works with. */
export type ApiParts = {
  repositories: Repositories;
  words: ApiWords;
  enrolledAccess: EnrolledAccess;
  /** Whether one address may send only so many applications. */
  rateLimit: boolean;
  /** Where several processes count an address's applications together; each by itself where there is none. */
  pool: Pool | undefined;
  /** The address that a request came from; a proxy's word counts only where whoever writes this trusts the proxy. */
  clientAddress: (context: Context) => string;
  log: ApiLog;
  /** Origins of other sites that may call from a browser, such as `https://example.org`; none by default. */
  allowedOrigins: readonly string[];
};

/** The calls of the contract; a path with a slash at its end is the path without it, and every failure is `{ message }`. */
export function createApi(parts: ApiParts): Hono {
  const { repositories, words, log } = parts;
  const api = new Hono({ strict: false });
  if (parts.allowedOrigins.length) api.use(otherOrigins(parts.allowedOrigins));
  api.use(wrongMethod(api, words));

  api.get('/api/products', productsEtag, getProducts(repositories));
  api.get('/api/openapi.json', getOpenapi);
  if (parts.rateLimit) api.post('/enrollment/add', limitOf(parts));
  api.post('/enrollment/add', onlyJson(words), onlySmall(words), addEnrollment({ repositories, words }));
  api.get('/enrolled', getEnrolled(parts));
  api.get('/healthz', getHealth);
  api.get('/readyz', getReadiness(repositories));

  api.notFound((context) => context.json({ message: words.notFound }, 404));
  api.onError(errorAnswer({ words, log }));
  return api;
}

function otherOrigins(origins: readonly string[]) {
  return cors({
    origin: [...origins],
    allowMethods: ['GET', 'HEAD', 'POST'],
    allowHeaders: ['Content-Type'],
    exposeHeaders: ['Retry-After'],
    maxAge: 600,
  });
}

function wrongMethod(app: Hono, words: ApiWords) {
  return methodNotAllowed({
    app,
    onMethodNotAllowed: (context, methods) =>
      context.json({ message: words.methodNotAllowed }, 405, { Allow: methods.join(', ') }),
  });
}

function limitOf({ clientAddress, words, pool, log }: ApiParts) {
  const limiters = applicationLimiters(pool, log);
  return rateLimit({ limiters, clientAddress, message: words.tooManyRequests });
}
