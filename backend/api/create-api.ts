import { type Context, Hono } from 'hono';
import { cors } from 'hono/cors';
import { methodNotAllowed } from 'hono/method-not-allowed';
import type { Limits } from '../limits/limits.ts';
import type { Repositories } from '../repositories/create-repositories.ts';
import { addEnrollment, describeAddEnrollment } from './add-enrollment.ts';
import type { ApiLog } from './api-log.ts';
import type { RequestMessages } from './api-messages.ts';
import { errorResponse } from './error-response.ts';
import type { EnrolledAccess } from '../../domain/enrolled-access.ts';
import { describeEnrolled, getEnrolled } from './get-enrolled.ts';
import { describeOpenapi, getOpenapi } from './get-openapi.ts';
import { describeProducts, getProducts, productsEtag } from './get-products.ts';
import { describeHealth, getHealth } from './get-health.ts';
import { describeReadiness, getReadiness } from './get-readiness.ts';
import { onlyJson, onlySmall } from './json-body.ts';
import { rateLimit } from './rate-limit.ts';

/** The parts that the API needs. */
export type ApiParts = {
  repositories: Repositories;
  messages: RequestMessages;
  /** The version of the privacy notice in the language of a request; '' where none is given beside the form. */
  noticeVersion?: (context: Context) => string;
  enrolledAccess: EnrolledAccess;
  /** Counts the applications from one address. */
  limits: Limits;
  /** The address of the client; it reads a proxy's headers only if the proxy is trusted. */
  clientAddress: (context: Context) => string;
  log: ApiLog;
  /** Why newer sources than those of the running site are not shown, for whoever looks after it. */
  buildProblems: readonly string[];
  /** Origins of other sites that may call from a browser, such as `https://example.org`; none by default. */
  allowedOrigins: readonly string[];
  /** Called once with the reference of each new application, after it is stored; the response does not wait for it. */
  onApplication?: (reference: string) => void;
};

/** The API of the contract; a trailing slash in a path makes no difference, and every failure is `{ message }`. */
export function createApi(parts: ApiParts): Hono {
  const { repositories, messages, log } = parts;
  const api = new Hono({ strict: false });
  if (parts.allowedOrigins.length) api.use(allowOrigins(parts.allowedOrigins));
  api.use(wrongMethod(api, messages));

  api.get('/api/products', describeProducts, productsEtag, getProducts(repositories));
  api.get('/api/openapi.json', describeOpenapi, getOpenapi(api));
  api.post('/enrollment/add', limitOf(parts));
  api.post(
    '/enrollment/add',
    describeAddEnrollment,
    onlyJson(messages),
    onlySmall(messages),
    addEnrollment(parts),
  );
  api.get('/enrolled', describeEnrolled, getEnrolled(parts));
  api.get('/healthz', describeHealth, getHealth);
  api.get('/readyz', describeReadiness, getReadiness(parts));

  api.notFound((context) => context.json({ message: messages(context).notFound }, 404));
  api.onError(errorResponse({ messages, log }));
  return api;
}

function allowOrigins(origins: readonly string[]) {
  return cors({
    origin: [...origins],
    allowMethods: ['GET', 'HEAD', 'POST'],
    allowHeaders: ['Content-Type'],
    exposeHeaders: ['Retry-After'],
    maxAge: 600,
  });
}

function wrongMethod(app: Hono, messages: RequestMessages) {
  return methodNotAllowed({
    app,
    onMethodNotAllowed: (context, methods) =>
      context.json({ message: messages(context).methodNotAllowed }, 405, { Allow: methods.join(', ') }),
  });
}

function limitOf({ clientAddress, messages, limits }: ApiParts) {
  return rateLimit({ limits, clientAddress, message: (context) => messages(context).tooManyRequests });
}
